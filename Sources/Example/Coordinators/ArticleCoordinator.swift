/// Leads through one article.
@MainActor
final class ArticleCoordinator {
  typealias Dependencies = ArticleViewModel.Dependencies & HasBookmarkStore & HasScreen

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func read() {
    let page = ArticleViewModel(dependencies: dependencies)
    dependencies.screen.show(page.text)
  }

  func toggleBookmark() async throws {
    let article = dependencies.article
    let isBookmarked = try await dependencies.bookmarkStore.toggle(article.id)
    dependencies.screen.show(
      "\(isBookmarked ? "Bookmarked" : "No longer bookmarked"): \(article.title)")
  }
}
