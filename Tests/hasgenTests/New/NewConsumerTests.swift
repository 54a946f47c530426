import TestFolders
import Testing

@testable import hasgen

/// `new consumer` writes a class with its composition, and tells what nobody has yet.
@Suite struct NewConsumerTests {
  private func modules() throws -> TestFolder {
    try TestFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "App", dependencies: ["Core"]), .target(name: "Core")])
      """,
      "Sources/Core/Session.swift": """
      public protocol SessionKeeping: Sendable {}
      public protocol HasSession { var session: any SessionKeeping { get } }
      protocol HasSecret { var secret: Int { get } }

      """,
      "Sources/App/AppDependency.swift": """
      import Core

      struct AppDependency: Sendable {
        let session: any SessionKeeping
      }
      protocol HasClock { var clock: Int { get } }

      """,
      "Sources/App/Coordinators/HomeCoordinator.swift": """
      import Core

      final class HomeCoordinator {
          typealias Services = HasSession
          init(services: any Services) {}
      }

      """,
    ])
  }

  @Test func like() throws {
    let folder = try TestFolder.news()
    let outcome = folder.hasgen("new", "consumer", "ProfileCoordinator", "--needs", "HasLogger")
    #expect(outcome.status == .done)
    #expect(outcome.results == "wrote \(newsOutput)\nwrote Sources/News/ProfileCoordinator.swift\n")
    #expect(
      folder.text(of: "Sources/News/ProfileCoordinator.swift") == """
        final class ProfileCoordinator {
          typealias Dependencies = HasLogger

          private let dependencies: any Dependencies

          init(dependencies: any Dependencies) {
            self.dependencies = dependencies
          }
        }

        """)
    for mode in Nightly.languageModes {
      #expect(try Typecheck(folder, "Sources", mode: mode).output.isEmpty)
    }
  }

  @Test func followsItsNeighbours() throws {
    let folder = try modules()
    let outcome = folder.hasgen(
      "new", "consumer", "ProfileCoordinator", "--needs", "HasSession,HasClock,HasSession",
      "--module", "App")
    #expect(outcome.status == .findings)
    #expect(
      outcome.results == "wrote Sources/App/AppDependency+Generated.swift\n"
        + "wrote Sources/App/Coordinators/ProfileCoordinator.swift\n")
    #expect(
      outcome.messages == """
        Sources/App/Coordinators/ProfileCoordinator.swift:4:39: error: no container has 'HasClock', \
        which 'ProfileCoordinator' needs [unmet-dependency]
            typealias Services = HasSession & HasClock
                                              ^
        Sources/App/AppDependency.swift:3:8: note: 'AppDependency' has no 'var clock: Int'; add it here
        struct AppDependency: Sendable {
               ^
        1 error

        """)
    #expect(
      folder.text(of: "Sources/App/Coordinators/ProfileCoordinator.swift") == """
        import Core

        final class ProfileCoordinator {
            typealias Services = HasSession & HasClock

            private let services: any Services

            init(services: any Services) {
                self.services = services
            }
        }

        """)
  }

  @Test func longComposition() throws {
    let names = (0..<6).map { "HasSomethingQuiteLong\($0)" }
    let folder = try TestFolder([
      "Package.swift": "",
      "Sources/A/A.swift": names.enumerated().map {
        "protocol \($1) { var a\($0): Int { get } }\n"
      }.joined(),
      "Sources/A/AppDependency.swift": "struct AppDependency { let a0, a1, a2, a3, a4, a5: Int }\n",
    ])
    #expect(
      folder.run(["new", "consumer", "C", "--needs", names.joined(separator: " & ")]).status
        == .done)
    #expect(
      folder.text(of: "Sources/A/C.swift")?.hasPrefix(
        """
        final class C {
          typealias Dependencies =
            HasSomethingQuiteLong0
            & HasSomethingQuiteLong1

        """) == true)
    #expect(try Typecheck(folder, "Sources", mode: "6").output.isEmpty)
  }

  @Test(arguments: [
    ("HasSesion", "module 'App' sees no protocol 'HasSesion'", "'HasSession'?"),
    ("HasSecret", "module 'App' does not see 'HasSecret'", "note: make it public"),
    ("SessionKeeping", "'SessionKeeping' is no Has-protocol", "note: it is declared here"),
    (
      "HasNothing", "module 'App' sees no protocol 'HasNothing'",
      "'hasgen new service' adds a service"
    ),
  ])
  func unknown(name: String, message: String, cure: String) throws {
    let folder = try modules()
    let outcome = folder.hasgen("new", "consumer", "Foo", "--needs", name, "--module", "App")
    #expect(outcome.status == .findings)
    #expect(outcome.messages.contains("error: \(message)"), "\(outcome.messages)")
    #expect(outcome.messages.contains(cure), "\(outcome.messages)")
    #expect(folder.text(of: "Sources/App/Foo.swift") == nil)
  }

  @Test func notImported() throws {
    let outcome = try modules().hasgen(
      "new", "consumer", "Foo", "--needs", "HasClock", "--module", "Core")
    #expect(outcome.status == .findings)
    #expect(outcome.messages.contains("note: let 'Core' depend on 'App' and import it in a file"))
  }

  @Test func moduleIsNeverGuessed() throws {
    let folder = try modules()
    let outcome = folder.hasgen("new", "consumer", "Foo", "--needs", "HasSession")
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages == """
        error: it could be added to 2 modules [several-modules]
        note: name one: '--module App'
        note: the modules are 'App', 'Core'
        'Foo' was not added, and nothing was written

        """)
    let unknown = folder.hasgen(
      "new", "consumer", "Foo", "--needs", "HasSession", "--module", "Cor")
    #expect(unknown.status == .usage)
    #expect(unknown.messages.contains("note: did you mean 'Core'?"), "\(unknown.messages)")
    let placed = folder.hasgen(
      "new", "consumer", "Foo", "--needs", "HasSession", "--folder", "Sources/Core/New")
    #expect(placed.status == .done, "\(placed.messages)")
    #expect(folder.text(of: "Sources/Core/New/Foo.swift")?.hasPrefix("final class Foo {") == true)
  }
}
