import Foundation
import Testing

@testable import Example

/// The app as it is, but for one service.
@Suite
struct OverridingTests {
  private let app = AppDependency(
    articleProvider: BundledArticles(),
    bookmarkStore: BookmarkFile(url: URL(filePath: "/nowhere/bookmarks.json")),
    calendar: Calendar(identifier: .gregorian),
    clock: SystemClock(),
    imageProvider: AsciiImages(),
    logger: SilentLogger(),
    screen: Terminal()
  )

  @Test(arguments: 1...20)
  func replacesOneMemberOfOneCopy(number: Int) async throws {
    let copy = app.overriding(clock: StoppedClock(number: number))

    #expect((copy.clock as? StoppedClock)?.number == number)
    #expect(app.clock is SystemClock)
    #expect(copy.articleProvider is BundledArticles)
    #expect(copy.bookmarkStore as? BookmarkFile === app.bookmarkStore as? BookmarkFile)
    #expect(copy.calendar == app.calendar)
    #expect(copy.imageProvider is AsciiImages)
    #expect(copy.logger is SilentLogger)
    #expect(copy.screen is Terminal)
  }

  @Test func replacesNothingUnlessAsked() {
    #expect(app.overriding().clock is SystemClock)
  }
}

private struct StoppedClock: TimeTelling {
  let number: Int
  var now: Date { Date(timeIntervalSince1970: 0) }
}
