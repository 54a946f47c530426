/// Leads through one article.
@MainActor
final class ArticleCoordinator {
  typealias Dependencies = ArticleViewModel.Dependencies & HasScreen & MakesBookmarkingScope

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func read() {
    let page = ArticleViewModel(dependencies: dependencies)
    dependencies.screen.show(page.text)
  }

  func toggleBookmark() async throws {
    let scope = dependencies.makeBookmarkingScope(at: dependencies.clock.now)
    try await BookmarkingCoordinator(dependencies: scope).toggle()
  }
}
