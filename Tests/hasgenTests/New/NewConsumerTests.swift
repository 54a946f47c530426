import TestFolders
import Testing

@testable import hasgen

/// `new consumer` writes a class with its composition, and tells what nobody has yet.
@Suite struct NewConsumerTests {
  private func modules() throws -> TestFolder {
    try TestFolder(package: [
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

  @Test func importsModules() throws {
    let folder = try modules()
    let outcome = folder.hasgen(
      "new", "consumer", "ProfileCoordinator", "--needs", "HasSession,HasClock", "--folder",
      "Sources/App")
    #expect(outcome.status == .findings)
    #expect(
      outcome.results == "wrote Sources/App/AppDependency+Generated.swift\n"
        + "wrote Sources/App/ProfileCoordinator.swift\n")
    #expect(
      outcome.messages == """
        Sources/App/ProfileCoordinator.swift:4:41: error: no container has 'HasClock', which \
        'ProfileCoordinator' needs [unmet-dependency]
          typealias Dependencies = HasSession & HasClock
                                                ^
        Sources/App/AppDependency.swift:3:8: note: 'AppDependency' has no 'var clock: Int'; add it here
        1 error

        """)
    #expect(
      folder.text(of: "Sources/App/ProfileCoordinator.swift")?.hasPrefix(
        "import Core\n\nfinal class ProfileCoordinator {\n") == true)
  }

  @Test(arguments: [
    ("HasSesion", "did you mean 'HasSession'?"),
    ("HasSecret", "choose with '--needs': 'HasClock', 'HasSession'"),
    ("SessionKeeping", "choose with '--needs': 'HasClock', 'HasSession'"),
  ])
  func unknown(name: String, note: String) throws {
    let folder = try modules()
    let outcome = folder.hasgen(
      "new", "consumer", "Foo", "--needs", name, "--folder", "Sources/App")
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages == """
        error: there is no visible Has-protocol '\(name)' [cannot-add]
        note: \(note)

        """)
    #expect(folder.text(of: "Sources/App/Foo.swift") == nil)
  }

  @Test func moduleIsNeverGuessed() throws {
    let folder = try modules()
    let outcome = folder.hasgen("new", "consumer", "Foo", "--needs", "HasSession")
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages == """
        error: 'Foo' could be added to 2 modules [cannot-add]
        note: choose with '--folder': 'Sources/App', 'Sources/Core'

        """)
    let placed = folder.hasgen(
      "new", "consumer", "Foo", "--needs", "HasSession", "--folder", "Sources/Core/New")
    #expect(placed.status == .done, "\(placed.messages)")
    let text = folder.text(of: "Sources/Core/New/Foo.swift")
    #expect(text?.hasPrefix("public final class Foo {") == true)
  }
}
