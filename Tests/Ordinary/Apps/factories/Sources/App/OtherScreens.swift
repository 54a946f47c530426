protocol MakesBookmarksScreen {
  func makeBookmarksScreen() -> BookmarksScreen
}

struct BookmarksScreen {
  typealias Dependencies = HasAccount & HasLogger

  let dependencies: any Dependencies

  func open() { dependencies.logger.log("bookmarks of \(dependencies.account.name)") }
}

struct Offline: Error {}

protocol MakesDownloadScreen {
  func makeDownloadScreen(of article: Article) async throws -> DownloadScreen
}

final class DownloadScreen {
  let text: String

  init(article: Article, logger: any Logging) async throws {
    guard !article.title.isEmpty else { throw Offline() }
    text = "text of \(article.title)"
    logger.log("downloaded \(article.title)")
  }
}

typealias CommentScreenFactory = (Article) -> CommentScreen

protocol HasCommentScreenFactory {
  var commentScreenFactory: CommentScreenFactory { get }
}

struct CommentScreen {
  let thread: String
}
