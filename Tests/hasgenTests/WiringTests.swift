import HasWorkspace
import TestFolders
import Testing

@testable import hasgen

/// The plan by which `live` builds a container.
@Suite struct WiringTests {
  private static func app() throws -> TestFolder {
    try TestFolder([
      "Package.swift": "",
      ".hasgen.json": """
      { "containers": [{ "name": "AppDependency", "wiring": true },
        { "name": "UserDependency", "wiring": true }, "PlainDependency"] }
      """,
      "Sources/App/App.swift": """
      protocol HasLogger { var logger: Logger { get } }
      final class Logger { init(level: Int) throws {} }
      protocol Clock {}
      struct SystemClock: Clock { private init() {} }
      struct Timer { let clock: any Clock }
      final class Store { init(timer: Timer, dependencies: any HasLogger) {} }
      struct AppDependency {
        let store: Store
        let logger: Logger
        let clock: any Clock
      }
      struct UserDependency { let app: AppDependency; let store: Store }
      struct PlainDependency { let logger: Logger }

      """,
    ])
  }

  @Test func printsThePlan() throws {
    let outcome = try Self.app().hasgen("wiring", "AppDependency")
    #expect(outcome.status == .done)
    #expect(
      outcome.results == """
        AppDependency.live throws

        handed over:
          level: Int, which 'Logger.init(level:)' asks for
            'AppDependency' has no 'Int', and no source declares how it is made
          clock: any Clock
            'SystemClock.init()' is private

        built, in this order:
          1. logger: Logger.init(level:) at Sources/App/App.swift:2:22
             from level
          2. store: Store.init(timer:dependencies:) at Sources/App/App.swift:6:21
             from clock, logger

        """)
  }

  @Test func printsAllContainersThatAreBuilt() throws {
    let outcome = try Self.app().hasgen("wiring")
    let heads = outcome.results.split(separator: "\n").filter { $0.contains(".live") }
    #expect(heads == ["AppDependency.live throws", "UserDependency.live"])
  }

  @Test func takesPathsBehindTheContainer() throws {
    let outcome = try Self.app().hasgen("wiring", "UserDependency", "Sources/App")
    #expect(
      outcome.results.hasPrefix("UserDependency.live\n\nhanded over:\n  app: AppDependency\n"))
    #expect(try Self.app().hasgen("wiring", "Sources/App").status == .done)
  }

  @Test(arguments: [
    (
      "AppDependncy",
      "'AppDependncy' is no container that is built by 'live'; did you mean 'AppDependency'?"
    ),
    (
      "PlainDependency",
      "'PlainDependency' is no container that is built by 'live'; set '\"wiring\": true' for it in '.hasgen.json'"
    ),
  ])
  func misuse(name: String, message: String) throws {
    let outcome = try Self.app().hasgen("wiring", name)
    #expect(outcome.status == .usage)
    #expect(outcome.messages == "error: \(message)\n")
  }

  @Test func nothingIsBuilt() throws {
    let outcome = try TestFolder.news().hasgen("wiring")
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages
        == "error: no container is built by 'live'; set '\"wiring\": true' for it in '.hasgen.json'\n"
    )
  }
}
