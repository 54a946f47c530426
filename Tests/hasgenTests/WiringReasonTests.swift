import TestFolders
import Testing

@testable import hasgen

/// Why values have to be handed over to `live`, and what programs are told of it.
@Suite struct WiringReasonTests {
  private static func app() throws -> TestFolder {
    try TestFolder(package: [
      ".hasgen.json": """
      { "containers": [{ "name": "AppDependency", "wiring": true },
        { "name": "UserDependency", "wiring": true }] }
      """,
      "Sources/App/App.swift": """
      protocol HasLogger { var logger: Logger { get } }
      final class Logger {}
      protocol Caching {}
      final class Cache<Key: Hashable, Value>: Caching {}
      final class Clock { init(zone: String) {} }
      final class Feed {
        init(logger: @escaping () -> Logger, for label: String, ended: @escaping (Int) -> Void) {}
      }
      struct AppDependency {
        let logger: Logger
        let caching: any Caching
        let clock: Clock
        let heading: String
        let label: Int
      }
      struct UserDependency {
        let app: AppDependency
        let feed: Feed
        private let label = "feed"
        // hasgen: live
        init(app: AppDependency, feed: Feed) { self.app = app; self.feed = feed }
        init(app: AppDependency) { fatalError() }
      }

      """,
    ])
  }

  @Test func printsWhy() throws {
    let outcome = try Self.app().hasgen("wiring")
    #expect(
      outcome.results == """
        AppDependency.live

        passed to live:
          caching: any Caching
            'Cache' conforms, and nothing says what its 'Key', 'Value' are
          zone: String, which 'Clock.init(zone:)' asks for
            values are found by name; there is 'heading'
          heading: String
            there is no 'heading' of type 'String', and only services that the sources declare are built
          label: Int
            there is no 'label' of type 'Int', and only services that the sources declare are built

        built, in this order:
          1. logger: Logger.init() at Sources/App/App.swift:2:13
          2. clock: Clock.init(zone:) at Sources/App/App.swift:5:21
              zone: parameter zone

        UserDependency.live

        passed to live:
          app: AppDependency
            it is a parent of 'UserDependency', and there before it
          label: String, which 'Feed.init(logger:for:ended:)' asks for
            'UserDependency' has it by 'label', which is not there before the container is: make it a member without a value of its own, so that 'live' builds it
          ended: (Int) -> Void, which 'Feed.init(logger:for:ended:)' asks for
            there is no 'ended' of type '(Int) -> Void', and only services that the sources declare are built

        built, in this order:
          1. feed: Feed.init(logger:for:ended:) at Sources/App/App.swift:7:3
              logger: closure app.logger
              for: parameter label
              ended: parameter ended

        """)
  }

  @Test func printsTheSameForPrograms() throws {
    let outcome = try Self.app().hasgen("wiring", "--format", "json", "UserDependency")
    let results = outcome.results
    for part in [
      #""initializer":"UserDependency.init(app:feed:)""#,
      // The name that stands in 'live', and not the label.
      #"{"parameter":"for","of":"Feed.init(logger:for:ended:)","reason":"parameter","source":"label"}"#,
      #""reason":"closure","source":"app.logger"}"#,
      #"{"name":"ended","type":"(Int) -> Void","required":true"#,
    ] {
      #expect(results.contains(part), "\(results)")
    }
  }
}
