import Foundation
import Testing
import WiredApp

@testable import hasgen

/// What `live` builds: in which order, from what, and what is left of it where that fails.
@Suite
struct LiveTests {
  /// An app's own service in place of the one that would be built.
  private final class Silence: Logging {}

  @Test func buildsEachBehindWhatItNeeds() throws {
    let journal = Journal()
    let app = try AppDependency.live(path: "data", journal: journal)
    #expect(journal.lines == ["built logger", "built store", "built cache", "built weather"])
    #expect(app.weather.cache.store === app.store)
    #expect(app.weather.logger === app.logger)
  }

  @Test func leavesWhatIsLazyToItsFirstUse() throws {
    let app = try AppDependency.live(path: "data")
    #expect(!app.journal.lines.contains("built report"))
    withExtendedLifetime(app.report) {
      #expect(app.journal.lines.last == "built report")
    }
  }

  @Test func buildsEverythingFromWhatIsHandedOver() throws {
    let logger = Silence()
    let app = try AppDependency.live(path: "data", logger: logger)
    #expect(!app.journal.lines.contains("built logger"))
    #expect([app.logger, app.store.logger, app.weather.logger].allSatisfy { $0 === logger })
    let user = app.makeUserDependency(session: Session(user: "anna"))
    #expect(user.feed.logger === logger)
  }

  @Test func leavesNothingBehindWhereItFailsHalfWay() {
    let journal = Journal()
    #expect(throws: StoreError.self) { try AppDependency.live(path: "", journal: journal) }
    #expect(journal.lines == ["built logger", "freed logger"])
  }

  @Test func buildsAScopeWithItsParentAsItIs() throws {
    let app = try AppDependency.live(path: "data")
    let built = app.journal.lines
    let user = app.makeUserDependency(session: Session(user: "anna"))
    #expect(app.journal.lines == built + ["built feed"])
    #expect(user.feed.user == "anna")
    #expect(user.weather === app.weather)
  }

  @Test func isWhatTheToolGenerates() {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "WiredApp")
    let outcome = Hasgen.run(
      ["check", "--config", ".hasgen.json", "."], in: Environment(workingDirectory: folder.path))
    #expect(outcome.status == .done, "\(outcome.results)\(outcome.messages)")
  }
}
