import Foundation
import Testing

@testable import Example

/// The double has what the coordinator asks for, and nothing of the rest of the app.
@MainActor
@Suite
struct ArticleCoordinatorTests {
  private let bookmarks = StubBookmarkStoring(toggle: { _ in true })
  private let screen = RecordingScreen()

  private let article = Article(
    id: 7, title: "Snow", published: Date(timeIntervalSince1970: 0), picture: "flake",
    text: "Cold.")

  private var coordinator: ArticleCoordinator {
    ArticleCoordinator(
      dependencies: ArticleCoordinator.StubDependencies(
        article: article, imageProvider: Flakes(), calendar: Calendar(identifier: .gregorian),
        clock: SecondDay(), screen: screen
      ) { [article, bookmarks, screen] requestTime in
        BookmarkingCoordinator.StubDependencies(
          article: article, bookmarkStore: bookmarks, logger: SilentLogger(),
          requestTime: requestTime, screen: screen, calendar: Calendar(identifier: .gregorian),
          clock: SecondDay())
      })
  }

  @Test func showsPictureTitleDayAndText() {
    coordinator.read()
    #expect(screen.shown == ["*\n\nSnow (yesterday)\n\nCold."])
    #expect(bookmarks.calls == [])
  }

  @Test func makesAScopeForEachChangeOfABookmark() async throws {
    try await coordinator.toggleBookmark()
    #expect(screen.shown == ["Bookmarked: Snow"])
    #expect(bookmarks.calls == [.toggle(7)])
  }
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
