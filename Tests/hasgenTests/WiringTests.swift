import HasgenWorkspace
import TestFolders
import Testing

@testable import hasgen

/// The plan by which `live` builds a container.
@Suite struct WiringTests {
  private static func app() throws -> TestFolder {
    try TestFolder(package: [
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

        passed to live:
          level: Int, which 'Logger.init(level:)' asks for
            there is no 'level' of type 'Int', and only services that the sources declare are built
          clock: any Clock
            'SystemClock.init()' is private

        built, in this order:
          1. logger: Logger.init(level:) at Sources/App/App.swift:2:22
              level: parameter level
          2. store: Store.init(timer:dependencies:) at Sources/App/App.swift:6:21
              timer: built Timer.init(clock:)
              dependencies: composition any HasLogger
              clock of Timer.init(clock:): member clock

        """)
  }

  @Test func tellsWhatFactoriesMake() throws {
    let folder = try TestFolder(package: [
      "Sources/App/App.swift": """
      protocol HasStore { var store: Store { get } }
      final class Store {}
      final class Pool {}
      final class Users { init(pool: Pool) {} }
      protocol Clock {}
      // hasgen: live
      struct SystemClock: Clock {}
      struct OldClock: Clock {}
      protocol MakesScreen { func makeScreen(title: String) -> Screen }
      final class Screen {
        init(
          title: String, pool: Pool, users: Users, store: Store, clock: any Clock, level: Int = 2,
          analytics: Analytics
        ) {}
      }
      final class Analytics { static let shared = Analytics(); private init() {} }
      struct AppDependency { let store: Store }
      final class Coordinator {
        typealias Dependencies = HasStore & MakesScreen
        init(dependencies: Dependencies) {}
      }

      """
    ])
    #expect(
      folder.hasgen("wiring").results == """
        AppDependency

        built by factories, at each call:
          MakesScreen.makeScreen(title:): Screen.init(title:pool:users:store:clock:level:analytics:) at Sources/App/App.swift:11:3
              title: argument title
              pool: shared pool
              users: built Users.init(pool:)
              store: member store
              clock: built SystemClock.init()
              level: default
              analytics: built Analytics.shared
              pool of Users.init(pool:): shared pool
          once for the call, pool: Pool.init() at Sources/App/App.swift:3:13

        """)
    let json = folder.hasgen("wiring", "--format", "json").results
    #expect(json.contains(#""made":["#))
    #expect(json.contains(#""reason":"built","source":"SystemClock.init()""#))
  }

  private static func shop() throws -> TestFolder {
    try TestFolder(package: [
      ".hasgen.json": #"{ "containers": [{ "name": "AppDependency", "wiring": true }] }"#,
      "Sources/App/App.swift": """
      protocol Reading: AnyObject {}
      protocol Writing: AnyObject {}
      // hasgen: live
      final class Store: Reading, Writing { init(size: Int = 1) {} }
      final class OldStore: Reading {}
      final class Pool {}
      final class Users { init(pool: Pool) {} }
      final class Orders { init(pool: Pool, url: String) {} }
      struct AppDependency {
        let reader: any Reading
        let writer: any Writing
        let users: Users
        let orders: Orders
        let count: Int
        let debug: Pool?
      }
      protocol MakesScreen { func makeScreen() -> Screen }
      struct Screen { let title: String }

      """,
    ])
  }

  @Test func showsWhatWasChosen() throws {
    let outcome = try Self.shop().hasgen("wiring")
    #expect(
      outcome.results == """
        AppDependency.live

        passed to live:
          url: String, which 'Orders.init(pool:url:)' asks for
            there is no 'url' of type 'String', and only services that the sources declare are built
          count: Int
            there is no 'count' of type 'Int', and only services that the sources declare are built

        built, in this order:
          1. store: Store.init(size:) at Sources/App/App.swift:4:39
              shared by reader, writer
              size: default
          2. reader: Store.init(size:) at Sources/App/App.swift:4:39
              same object as 'store'
          3. writer: Store.init(size:) at Sources/App/App.swift:4:39
              same object as 'store'
          4. pool: Pool.init() at Sources/App/App.swift:6:13
              shared by users, orders
          5. users: Users.init(pool:) at Sources/App/App.swift:7:21
              pool: shared pool
          6. orders: Orders.init(pool:url:) at Sources/App/App.swift:8:22
              pool: shared pool
              url: parameter url

        nil unless passed:
          debug

        """)
  }

  @Test func printsTheSameForPrograms() throws {
    let outcome = try Self.shop().hasgen("wiring", "--format", "json")
    let results = outcome.results
    for part in [
      #"{"name":"orders","type":"Orders","kind":"member","provider":"Orders.init(pool:url:)""#,
      #"{"parameter":"pool","of":"Orders.init(pool:url:)","reason":"shared","source":"pool"}"#,
      #"{"parameter":"url","of":"Orders.init(pool:url:)","reason":"parameter","source":"url"}"#,
      #""reason":"default"}"#,
      #""sharedBy":["reader","writer"]"#,
      #""optional":["debug"]"#,
    ] {
      #expect(results.contains(part), "\(results)")
    }
  }

  @Test func printsNoContainerWithErrorsForPrograms() throws {
    let folder = try Self.shop()
    try folder.write(
      "final class NewStore: Writing {}\n", to: "Sources/App/NewStore.swift")
    let outcome = folder.hasgen("wiring", "--format", "json")
    #expect(outcome.status == .done)
    try folder.write(
      "// hasgen: live\nfinal class NewStore: Writing {}\n", to: "Sources/App/NewStore.swift")
    let refused = folder.hasgen("wiring", "--format", "json")
    #expect(refused.status == .findings)
    #expect(!refused.results.contains(#""name":"AppDependency""#), "\(refused.results)")
    #expect(refused.messages.contains("from all but the one that you mean"), "\(refused.messages)")
  }

  @Test func printsAllContainersThatAreBuilt() throws {
    let outcome = try Self.app().hasgen("wiring")
    let heads = outcome.results.split(separator: "\n").filter { $0.contains(".live") }
    #expect(heads == ["AppDependency.live throws", "UserDependency.live"])
  }

  @Test func takesPathsBehindTheContainer() throws {
    let outcome = try Self.app().hasgen("wiring", "UserDependency", "Sources/App")
    #expect(
      outcome.results.hasPrefix("UserDependency.live\n\npassed to live:\n  app: AppDependency\n"))
    #expect(try Self.app().hasgen("wiring", "Sources/App").status == .done)
  }

  @Test(arguments: [
    (
      "AppDependncy",
      "there is no container 'AppDependncy'; did you mean 'AppDependency'?"
    ),
    ("Engine", "there is no container 'Engine'; see 'hasgen graph'"),
    (
      "PlainDependency",
      "no container 'PlainDependency' is built by 'live'; set '\"wiring\": true' for it in '.hasgen.json'"
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
