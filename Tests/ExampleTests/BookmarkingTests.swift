import Foundation
import Testing

@testable import Example

/// What lives as long as one interaction.
@MainActor
@Suite
struct BookmarkingTests {
  private let logger = RecordingLogger()
  private let clock = TickingClock()
  private let articleScope: ArticleDependency

  init() {
    let app = AppDependency(
      articleProvider: BundledArticles(), calendar: Calendar(identifier: .gregorian), clock: clock,
      imageProvider: AsciiImages(), logger: logger, screen: NoScreen(), storage: NoStorage())
    articleScope = ArticleDependency(
      user: UserDependency(
        app: app.byReference, account: Account(name: "anna"), bookmarkStore: NoBookmarks()),
      article: Article(
        id: 7, title: "Snow", published: .distantPast, picture: nil, text: "Cold."))
  }

  @Test func keepsTheTimeOfItsRequest() async throws {
    try await ArticleCoordinator(dependencies: articleScope).toggleBookmark()
    #expect(logger.lines == ["bookmarking took 1.0 s"])
  }

  @Test func ofTwoAtOnceEachHasItsOwn() async throws {
    let first = articleScope.makeBookmarkingScope(at: clock.now)
    let second = articleScope.makeBookmarkingScope(at: clock.now)
    try await BookmarkingCoordinator(dependencies: first).toggle()
    try await BookmarkingCoordinator(dependencies: second).toggle()
    #expect(logger.lines == ["bookmarking took 2.0 s", "bookmarking took 2.0 s"])
    #expect(first.requestTime < second.requestTime)
  }
}

/// A clock that goes on by a second whenever somebody looks.
private final class TickingClock: TimeTelling, @unchecked Sendable {
  private let lock = NSLock()
  private var seconds = 0.0

  var now: Date {
    lock.withLock {
      seconds += 1
      return Date(timeIntervalSince1970: seconds)
    }
  }
}

private final class RecordingLogger: Logging, @unchecked Sendable {
  private let lock = NSLock()
  private var logged: [String] = []

  var lines: [String] { lock.withLock { logged } }

  func log(_ line: String) {
    lock.withLock { logged.append(line) }
  }
}

private struct NoScreen: Screen {
  func show(_ text: String) {}
}

private struct NoStorage: AccountStoring {
  func bookmarkStore(of account: Account) -> any BookmarkStoring { NoBookmarks() }
}

private struct NoBookmarks: BookmarkStoring {
  func bookmarks() -> Set<Article.ID> { [] }
  func toggle(_ id: Article.ID) -> Bool { true }
}
