/// Articles as a list, one a line.
@MainActor
final class ArticleListViewModel {
  typealias Dependencies = HasBookmarkStore & HasTime

  private let articles: [Article]
  private let dependencies: any Dependencies

  init(articles: [Article], dependencies: any Dependencies) {
    self.articles = articles
    self.dependencies = dependencies
  }

  func text() async throws -> String {
    guard !articles.isEmpty else { return "No articles." }
    let bookmarks = try await dependencies.bookmarkStore.bookmarks()
    return articles.map { article in
      let mark = bookmarks.contains(article.id) ? "*" : " "
      return "\(mark) \(article.id)  \(article.title) (\(dependencies.day(of: article.published)))"
    }
    .joined(separator: "\n")
  }
}
