/// Leads through one article.
@MainActor
final class ArticleCoordinator {
  typealias Dependencies = ArticleViewModel.Dependencies & HasBookmarkStore & HasScreen

  private let article: Article
  private let dependencies: any Dependencies

  init(article: Article, dependencies: any Dependencies) {
    self.article = article
    self.dependencies = dependencies
  }

  func read() {
    let page = ArticleViewModel(article: article, dependencies: dependencies)
    dependencies.screen.show(page.text)
  }

  func toggleBookmark() async throws {
    let isBookmarked = try await dependencies.bookmarkStore.toggle(article.id)
    dependencies.screen.show(
      "\(isBookmarked ? "Bookmarked" : "No longer bookmarked"): \(article.title)")
  }
}
