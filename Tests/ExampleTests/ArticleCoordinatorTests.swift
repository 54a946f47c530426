import Foundation
import Testing

@testable import Example

/// The stub has what the coordinator asks for, and nothing of the rest of the app.
@MainActor
@Suite
struct ArticleCoordinatorTests {
  private let screen = RecordingScreen()
  private let article = Article(
    id: 7, title: "Snow", published: Date(timeIntervalSince1970: 0), picture: "flake", text: "Cold."
  )

  private var coordinator: ArticleCoordinator {
    ArticleCoordinator(dependencies: Stub(article: article, screen: screen))
  }

  @Test func showsPictureTitleDayAndText() {
    coordinator.read()
    #expect(screen.shown == ["*\n\nSnow (yesterday)\n\nCold."])
  }

  @Test func makesAScopeForEachChangeOfABookmark() async throws {
    try await coordinator.toggleBookmark()
    #expect(screen.shown == ["Bookmarked: Snow"])
  }
}

private struct Stub: ArticleCoordinator.Dependencies {
  let article: Article
  let calendar = Calendar(identifier: .gregorian)
  let clock: any TimeTelling = SecondDay()
  let imageProvider: any ImageProviding = Flakes()
  let screen: any Screen

  func makeBookmarkingScope(at requestTime: Date) -> any BookmarkingCoordinator.Dependencies {
    Bookmarking(
      article: article, calendar: calendar, clock: clock, requestTime: requestTime, screen: screen)
  }
}

private struct Bookmarking: BookmarkingCoordinator.Dependencies {
  let article: Article
  let bookmarkStore: any BookmarkStoring = NoBookmarks()
  let calendar: Calendar
  let clock: any TimeTelling
  let logger: any Logging = SilentLogger()
  let requestTime: Date
  let screen: any Screen
}

private struct NoBookmarks: BookmarkStoring {
  func bookmarks() -> Set<Article.ID> { [] }
  func toggle(_ id: Article.ID) -> Bool { true }
}

@MainActor
private final class RecordingScreen: Screen {
  private(set) var shown: [String] = []
  func show(_ text: String) { shown.append(text) }
}

private struct SecondDay: TimeTelling {
  let now = Date(timeIntervalSince1970: 86_400)
}

private struct Flakes: ImageProviding {
  func image(named name: String) -> String? { name == "flake" ? "*" : nil }
}
