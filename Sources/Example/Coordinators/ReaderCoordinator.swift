import Foundation

/// Leads through the app: from the list to an article, and to the bookmarks.
@MainActor
final class ReaderCoordinator {
  typealias Dependencies =
    ArticleListViewModel.Dependencies
    & HasAccount
    & HasArticleProvider
    & HasLogger
    & HasScreen
    & MakesArticleScope

  struct UnknownArticle: LocalizedError {
    let id: Article.ID
    var errorDescription: String? { "There is no article \(id)." }
  }

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func start(with command: Launch.Command) async throws {
    let articles = try await dependencies.articleProvider.articles()
    dependencies.logger.log("\(dependencies.account.name): \(articles.count) articles")
    switch command {
    case .list:
      try await show(articles)
    case .bookmarks:
      let bookmarks = try await dependencies.bookmarkStore.bookmarks()
      try await show(articles.filter { bookmarks.contains($0.id) })
    case .read(let id):
      try coordinator(for: id, among: articles).read()
    case .bookmark(let id):
      try await coordinator(for: id, among: articles).toggleBookmark()
    }
  }

  private func show(_ articles: [Article]) async throws {
    let list = ArticleListViewModel(articles: articles, dependencies: dependencies)
    dependencies.screen.show(try await list.text())
  }

  private func coordinator(
    for id: Article.ID, among articles: [Article]
  ) throws(UnknownArticle) -> ArticleCoordinator {
    guard let article = articles.first(where: { $0.id == id }) else {
      throw UnknownArticle(id: id)
    }
    return ArticleCoordinator(dependencies: dependencies.makeArticleScope(of: article))
  }
}
