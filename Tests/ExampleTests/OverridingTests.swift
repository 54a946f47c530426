import Foundation
import Testing

@testable import Example

/// The app as it is, but for one service.
@Suite
struct OverridingTests {
  private let app = AppDependency(
    articleProvider: BundledArticles(),
    calendar: Calendar(identifier: .gregorian),
    clock: SystemClock(),
    imageProvider: AsciiImages(),
    logger: SilentLogger(),
    screen: Terminal(),
    storage: AccountFiles(folder: URL(filePath: "/nowhere"))
  )

  @Test(arguments: 1...20)
  func replacesOneMemberOfOneCopy(number: Int) async throws {
    let copy = app.overriding(clock: StoppedClock(number: number))

    #expect((copy.clock as? StoppedClock)?.number == number)
    #expect(app.clock is SystemClock)
    #expect(copy.articleProvider is BundledArticles)
    #expect(copy.calendar == app.calendar)
    #expect(copy.imageProvider is AsciiImages)
    #expect(copy.logger is SilentLogger)
    #expect(copy.screen is Terminal)
    #expect(copy.storage is AccountFiles)
  }

  @Test func replacesWhatIsBehindAReference() {
    let account = Account(name: "Ada")
    let user = UserDependency(
      app: app.byReference, account: account, bookmarkStore: app.storage.bookmarkStore(of: account))

    let changed = user.overriding(app: user.app.overriding(clock: StoppedClock(number: 1)))

    #expect(changed.clock is StoppedClock)
    #expect(changed.account == account)
    #expect(user.clock is SystemClock)
  }

  @Test func replacesNothingUnlessAsked() {
    #expect(app.overriding().clock is SystemClock)
  }
}

private struct StoppedClock: TimeTelling {
  let number: Int
  var now: Date { Date(timeIntervalSince1970: 0) }
}
