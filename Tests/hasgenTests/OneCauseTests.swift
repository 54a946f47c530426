import TestFolders
import Testing

@testable import hasgen

/// One cause gives one message, however many consumers there are.
@Suite struct OneCauseTests {
  private static let services = ["Clock", "Logger"]

  /// An app with a module of services, a container that is built by 'live', a child, and many
  /// consumers that a coordinator asks for.
  private static func app(consumers: Int = 20) throws -> TestFolder {
    let folder = try TestFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.target(name: "Core"), .target(name: "App", dependencies: ["Core"])])
      """,
      "Sources/App/AppDependency.swift": """
      import Core
      struct AppDependency: Sendable {
        let clock: any Clocking
        let logger: any Loggering
      }

      """,
      "Sources/App/UserDependency.swift": """
      protocol HasName { var name: String { get } }
      struct UserDependency {
        let app: AppDependency
        let name: String
      }

      """,
      ".hasgen.json": #"{"containers": [{"name": "AppDependency", "wiring": true}]}"#,
    ])
    for service in services {
      try folder.write(
        """
        public protocol \(service)ing: Sendable {}
        public struct Live\(service): \(service)ing { public init() {} }
        public protocol Has\(service) { var \(service.lowercased()): any \(service)ing { get } }

        """, to: "Sources/Core/\(service).swift")
    }
    for index in 0..<consumers {
      let need = index.isMultiple(of: 3) ? "HasClock & HasName" : "HasClock & HasLogger"
      try folder.write(
        """
        import Core
        final class S\(index) {
          typealias Dependencies = \(need)
          init(id: Int, dependencies: any Dependencies) {}
        }
        protocol MakesS\(index) { func makeS\(index)(id: Int) -> S\(index) }

        """, to: "Sources/App/S\(index).swift")
    }
    let all = (0..<consumers).map { "MakesS\($0)" }.joined(separator: " & ")
    try folder.write(
      "final class Coordinator { typealias Dependencies = \(all) }\n", to: "Sources/App/C.swift")
    return folder
  }

  private static let container = "Sources/App/AppDependency.swift"

  /// A file, what stands in it, what stands there instead, and the beginning of the only message.
  @Test(arguments: [
    (
      container, "let clock", "let time", "no container has 'HasClock', which 'S0', 'S1', 'S10' and"
    ),
    (
      container, "let clock: any Clocking", "let clock: LiveClock",
      "'clock' is of type 'LiveClock', but 'HasClock' asks for 'any Clocking'"
    ),
    (
      container, "let clock", "private let clock",
      "'clock' is private, so a conformance to 'HasClock'"
    ),
    (
      container, "import Core\n", "",
      "'Clocking', 'Loggering' are declared in module 'Core', which is not imported here"
    ),
    (
      "Sources/Core/Clock.swift", "public protocol HasClock", "public protocol HasWatch",
      "cannot find 'HasClock' among the Has-protocols and compositions"
    ),
    (
      "Sources/Core/Clock.swift", "public protocol HasClock", "protocol HasClock",
      "'HasClock' is internal to module 'Core' and cannot be seen from here"
    ),
    (
      "Sources/Core/Clock.swift", "{ public init() {} }", "{ public init() {",
      "'{' is never closed"
    ),
    (
      "Sources/App/UserDependency.swift", "UserDependency", "UserModel",
      "no container has 'HasName'"
    ),
  ])
  func oneMessage(path: String, before: String, after: String, message: String) throws {
    let folder = try Self.app()
    #expect(folder.hasgen().status == .done)
    let text = try #require(folder.text(of: path))
    try folder.write(text.replacing(before, with: after), to: path)
    let outcome = folder.hasgen("check")
    #expect(outcome.status == .findings)
    let heads = outcome.messages.split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains(": warning: ")
    }
    #expect(heads.count == 1 && heads.first?.contains("error: \(message)") == true, "\(heads)")
    #expect(outcome.messages.split(separator: "\n").count < 25)
    #expect(outcome.messages.contains("\n1 error"))
    // What cannot be made is not taken away.
    let generated = "Sources/App/AppDependency+Generated.swift"
    let written = folder.text(of: generated)
    #expect(folder.hasgen().status == .findings)
    #expect(folder.text(of: generated) == written)
  }

  @Test func oneUnmarkedContainerIsOneMessage() throws {
    let members = (0..<8).map { "  let m\($0): Int\n" }.joined()
    let others = (0..<8).map {
      "protocol HasM\($0) { var m\($0): Int { get } }\n"
        + "struct C\($0) { typealias Dependencies = HasM\($0) & HasLogger }\n"
    }
    let folder = try TestFolder.news()
    let path = "Sources/News/User.swift"
    let text = "struct UserModel {\n  let app: AppDependency\n\(members)}\n\(others.joined())"
    try folder.write(text, to: path)
    let outcome = folder.hasgen()
    #expect(
      outcome.messages.hasPrefix(
        "\(path):13:38: error: no container has 'HasM0', 'HasM1', 'HasM2' and 5 more, which 'C0', "
          + "'C1', 'C2' and 5 more need [unmet-dependency]\n"))
    #expect(
      outcome.messages.contains("'UserModel' has it, and is no container: mark it with"))
    #expect(outcome.messages.hasSuffix("\n1 error\n"))
    try folder.write("// hasgen: container\n" + text, to: path)
    #expect(folder.hasgen().status == .done)
  }

  @Test func oneMissingImportIsOneMessage() throws {
    let numbers = 0..<8
    let folder = try TestFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Core"), .target(name: "Feature", dependencies: ["Core"]),
          .target(name: "App", dependencies: ["Feature"]),
        ])
      """,
      "Sources/Core/Core.swift": numbers.map {
        "public protocol HasM\($0) { var m\($0): Int { get } }\n"
      }.joined(),
      "Sources/Feature/Feature.swift": "import Core\n"
        + numbers.map { "public struct F\($0) { public typealias Dependencies = HasM\($0) }\n" }
        .joined(),
      "Sources/App/AppDependency.swift": "import Feature\nstruct AppDependency {\n"
        + numbers.map { "  let m\($0): Int\n" }.joined() + "}\n",
    ])
    let messages = folder.hasgen().messages
    #expect(
      messages.contains(
        "error: no container has 'HasM0', 'HasM1', 'HasM2' and 5 more, which 'F0', 'F1', 'F2' and 5 "
          + "more need [unmet-dependency]"))
    #expect(messages.matches(of: /no file of 'App' imports 'Core'/).count == 1)
    #expect(messages.hasSuffix("\n1 error\n"))
  }

  @Test func verboseNamesAllPlaces() throws {
    let folder = try Self.app()
    try folder.write(
      "import Core\nstruct AppDependency { let logger: any Loggering }\n", to: Self.container)
    let short = folder.hasgen("check").messages
    #expect(short.contains("note: and 17 more places; '--verbose' names all\n"))
    #expect(short.split(separator: "\n").count { $0.hasSuffix("needs it too") } == 2)
    for outcome in [folder.hasgen("check", "--verbose"), folder.hasgen("check", "--reporter=json")]
    {
      let text = outcome.messages + outcome.results
      #expect(!text.contains("more places"))
      #expect(text.matches(of: /needs it too/).count == 19)
    }
  }
}
