import TestFolders
import Testing

@testable import hasgen

/// A container that gets a new service, and what becomes of its text.
struct NewServiceCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The declarations beside the container.
  var services = Services.plain
  let container: String
  /// The container with the new property.
  let wanted: String
  var configuration = "{}"
  /// What the new file has, among other things.
  var newFile: [String] = ["protocol ImageProviding"]
  var isMainActorDefault = false
  /// Further flags of the compiler, each set for a run of its own.
  var flags: [[String]] = [[]]

  /// The declarations of a service that is there already.
  enum Services: String {
    case plain = """
      protocol Logging {}
      protocol HasLogger { var logger: any Logging { get } }
      struct Log: Logging {}

      """
    case sendable = """
      protocol Logging: Sendable {}
      protocol HasLogger { var logger: any Logging { get } }
      struct Log: Logging {}

      """
    case nonisolated = """
      nonisolated protocol Logging: Sendable {}
      nonisolated protocol HasLogger { var logger: any Logging { get } }
      nonisolated struct Log: Logging {}

      """
    case mainActor = """
      protocol Logging {}
      @MainActor protocol HasLogger { var logger: any Logging { get } }
      struct Log: Logging {}

      """
    case `public` = """
      public protocol Logging: Sendable {}
      public protocol HasLogger { var logger: any Logging { get } }

      """
    case package = """
      package protocol Logging: Sendable {}
      package protocol HasLogger { var logger: any Logging { get } }

      """
    case none = ""
  }

  /// A package with the container in a file of its own.
  func folder() throws -> TestFolder {
    let settings = isMainActorDefault ? ", swiftSettings: [.defaultIsolation(MainActor.self)]" : ""
    return try TestFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App"\(settings))])
      """,
      ".hasgen.json": configuration,
      "Sources/App/Services.swift": services.rawValue,
      "Sources/App/AppDependency.swift": container,
    ])
  }
}

extension NewServiceCase {
  private static let value = "any ImageProviding = DefaultImageProvider()"

  static let shapes = [
    NewServiceCase(
      testDescription: "struct",
      container: "struct AppDependency {\n  let logger: any Logging\n}\n"
        + "func f() { _ = AppDependency(logger: Log()) }\n",
      wanted:
        "struct AppDependency {\n  let logger: any Logging\n  var imageProvider: \(value)\n}\n"
        + "func f() { _ = AppDependency(logger: Log()) }\n",
      newFile: ["protocol ImageProviding {}\n"]),
    NewServiceCase(
      testDescription: "variables",
      container: "struct AppDependency {\n  private(set) var logger: any Logging // all of it\n}\n",
      wanted: "struct AppDependency {\n  private(set) var logger: any Logging // all of it\n"
        + "  var imageProvider: \(value)\n}\n"),
    NewServiceCase(
      testDescription: "lazy variables of a class",
      container: "class AppDependency {\n    lazy var logger: any Logging = {\n        Log()\n"
        + "    }()\n    private lazy var other = 1\n}\n",
      wanted:
        "class AppDependency {\n    lazy var logger: any Logging = {\n        Log()\n    }()\n"
        + "    private lazy var other = 1\n    let imageProvider: \(value)\n}\n",
      newFile: ["\n    var imageProvider: any ImageProviding { get }\n"]),
    NewServiceCase(
      testDescription: "class with an initializer",
      container:
        "final class AppDependency {\n\tlet logger: any Logging\n\n\tinit(logger: any Logging)"
        + " { self.logger = logger }\n}\n",
      wanted:
        "final class AppDependency {\n\tlet logger: any Logging\n\tlet imageProvider: \(value)\n"
        + "\n\tinit(logger: any Logging) { self.logger = logger }\n}\n",
      newFile: ["\n\tvar imageProvider: any ImageProviding { get }\n"]),
    NewServiceCase(
      testDescription: "actor", services: .sendable,
      container: "actor AppDependency {\n  let logger: any Logging = Log()\n  var count = 0\n}\n",
      wanted: "actor AppDependency {\n  let logger: any Logging = Log()\n  var count = 0\n"
        + "  let imageProvider: \(value)\n}\n",
      newFile: ["protocol ImageProviding: Sendable {}\n"]),
    NewServiceCase(
      testDescription: "public", services: .public,
      container: "public struct AppDependency: Sendable {\n  public let logger: any Logging\n"
        + "  let secret = 1\n  private let key = 2\n"
        + "  public init(logger: any Logging) { self.logger = logger }\n}\n",
      wanted: "public struct AppDependency: Sendable {\n  public let logger: any Logging\n"
        + "  let secret = 1\n  private let key = 2\n  public let imageProvider: \(value)\n"
        + "  public init(logger: any Logging) { self.logger = logger }\n}\n",
      newFile: ["public protocol ImageProviding: Sendable {}\n"]),
    NewServiceCase(
      testDescription: "public members", services: .public,
      container: "public struct AppDependency: Sendable {\n  public let logger: any Logging\n"
        + "  public init(logger: any Logging) { self.logger = logger }\n}\n",
      wanted: "public struct AppDependency: Sendable {\n  public let logger: any Logging\n"
        + "  public let imageProvider: \(value)\n"
        + "  public init(logger: any Logging) { self.logger = logger }\n}\n",
      newFile: [
        "public protocol ImageProviding: Sendable {}\n", "public protocol HasImageProvider {\n",
        "\n  public init() {}\n",
      ]),
    NewServiceCase(
      testDescription: "package members", services: .package,
      container: "package struct AppDependency {\n  package let logger: any Logging\n}\n",
      wanted: "package struct AppDependency {\n  package let logger: any Logging\n"
        + "  package var imageProvider: \(value)\n}\n",
      newFile: ["package protocol HasImageProvider {\n"]),
    NewServiceCase(
      testDescription: "shared without a word", services: .sendable,
      container: "struct AppDependency {\n  let logger: any Logging\n}\n"
        + "func f(_ app: AppDependency) -> any Sendable { app }\n",
      wanted:
        "struct AppDependency {\n  let logger: any Logging\n  var imageProvider: \(value)\n}\n"
        + "func f(_ app: AppDependency) -> any Sendable { app }\n",
      newFile: ["protocol ImageProviding: Sendable {}\n"]),
  ]

  static let layouts = [
    NewServiceCase(
      testDescription: "empty", services: .none, container: "struct AppDependency {}",
      wanted: "struct AppDependency {\n  var imageProvider: \(value)\n}"),
    NewServiceCase(
      testDescription: "line ends of Windows", services: .none,
      container: "struct AppDependency {\r\n\tlet a: Int // a\r\n}\r\n",
      wanted: "struct AppDependency {\r\n\tlet a: Int // a\r\n"
        + "\tvar imageProvider: \(value)\r\n}\r\n",
      newFile: ["\r\n\tvar imageProvider"]),
    NewServiceCase(
      testDescription: "attribute on a line of its own", services: .none,
      container: "@propertyWrapper struct W {\n  var wrappedValue = 1\n}\n"
        + "struct AppDependency {\n  @W\n  var a\n}\n",
      wanted: "@propertyWrapper struct W {\n  var wrappedValue = 1\n}\n"
        + "struct AppDependency {\n  @W\n  var a\n  var imageProvider: \(value)\n}\n"),
    NewServiceCase(
      testDescription: "conditional member",
      container: "struct AppDependency {\n  let logger: any Logging\n\n  #if DEBUG\n"
        + "    let extra = 1\n  #endif\n}\n",
      wanted: "struct AppDependency {\n  let logger: any Logging\n  var imageProvider: \(value)\n\n"
        + "  #if DEBUG\n    let extra = 1\n  #endif\n}\n",
      flags: [[], ["-D", "DEBUG"]]),
    NewServiceCase(
      testDescription: "nested in an extension", services: .none,
      container: "enum App {}\nextension App {\n  struct Dependencies {\n    let x = 1\n  }\n}\n",
      wanted: "enum App {}\nextension App {\n  struct Dependencies {\n    let x = 1\n"
        + "    var imageProvider: \(value)\n  }\n}\n",
      configuration: #"{"containers": ["App.Dependencies"]}"#),
    NewServiceCase(
      testDescription: "only a comment", services: .none,
      container: "struct AppDependency {\n  // nothing yet\n}\n",
      wanted: "struct AppDependency {\n  var imageProvider: \(value)\n  // nothing yet\n}\n"),
    NewServiceCase(
      testDescription: "only an initializer", services: .none,
      container: "final class AppDependency {\n  init() {}\n}\n",
      wanted: "final class AppDependency {\n  let imageProvider: \(value)\n  init() {}\n}\n"),
    NewServiceCase(
      testDescription: "only a conditional member", services: .none,
      container: "struct AppDependency {\n  #if DEBUG\n    let extra = 1\n  #endif\n}\n",
      wanted: "struct AppDependency {\n  var imageProvider: \(value)\n  #if DEBUG\n"
        + "    let extra = 1\n  #endif\n}\n",
      flags: [[], ["-D", "DEBUG"]]),
  ]

  /// Containers without a clear place for a property.
  static let unclear = [
    "struct AppDependency { let logger: any Logging }\n",
    "struct AppDependency {\n  let logger: any Logging; private let x = 1\n}\n",
    "struct AppDependency {\n  let logger: any Logging /* a\n  b */\n}\n",
    "struct AppDependency {\n  let other: Int, logger: any Logging\n}\n",
    "#if DEBUG\n  struct AppDependency {\n    let a: Int\n  }\n#else\n"
      + "  struct AppDependency {\n    let b: Int\n  }\n#endif\n",
  ].map { NewServiceCase(testDescription: $0, container: $0, wanted: $0) }

  static let isolations = [
    NewServiceCase(
      testDescription: "default isolation", services: .plain,
      container: "struct AppDependency {\n  let logger: any Logging\n}\n",
      wanted:
        "struct AppDependency {\n  let logger: any Logging\n  var imageProvider: \(value)\n}\n",
      isMainActorDefault: true),
    NewServiceCase(
      testDescription: "nonisolated under default isolation", services: .nonisolated,
      container: "nonisolated struct AppDependency: Sendable {\n  let logger: any Logging\n}\n",
      wanted: "nonisolated struct AppDependency: Sendable {\n  let logger: any Logging\n"
        + "  var imageProvider: \(value)\n}\n",
      newFile: [
        "nonisolated protocol ImageProviding: Sendable {}\n",
        "nonisolated protocol HasImageProvider",
        "nonisolated struct DefaultImageProvider",
      ], isMainActorDefault: true),
    NewServiceCase(
      testDescription: "actor under default isolation", services: .nonisolated,
      container: "actor AppDependency {\n  let logger: any Logging = Log()\n}\n",
      wanted: "actor AppDependency {\n  let logger: any Logging = Log()\n"
        + "  let imageProvider: \(value)\n}\n",
      newFile: ["nonisolated protocol HasImageProvider"], isMainActorDefault: true),
    NewServiceCase(
      testDescription: "variables on the main actor", services: .mainActor,
      container:
        "@MainActor final class AppDependency {\n  lazy var logger: any Logging = Log()\n}\n",
      wanted: "@MainActor final class AppDependency {\n  lazy var logger: any Logging = Log()\n"
        + "  let imageProvider: \(value)\n}\n",
      newFile: ["\nprotocol HasImageProvider {\n"]),
    NewServiceCase(
      testDescription: "constants on the main actor", services: .sendable,
      container: "@MainActor final class AppDependency {\n  let logger: any Logging = Log()\n}\n",
      wanted: "@MainActor final class AppDependency {\n  let logger: any Logging = Log()\n"
        + "  let imageProvider: \(value)\n}\n",
      newFile: ["\nprotocol HasImageProvider {\n"]),
  ]

  private static let wired = #"{"containers": [{"name": "AppDependency", "wiring": true}]}"#

  static let configurations = [
    NewServiceCase(
      testDescription: "wiring", services: .sendable,
      container: "struct AppDependency: Sendable {\n  let logger: any Logging\n}\n",
      wanted: "struct AppDependency: Sendable {\n  let logger: any Logging\n"
        + "  let imageProvider: any ImageProviding\n}\n",
      configuration: wired),
    NewServiceCase(
      testDescription: "wiring with an initializer by hand", services: .sendable,
      container: "struct AppDependency: Sendable {\n  let logger: any Logging\n"
        + "  init(logger: any Logging) { self.logger = logger }\n}\n",
      wanted: "struct AppDependency: Sendable {\n  let logger: any Logging\n"
        + "  let imageProvider: \(value)\n"
        + "  init(logger: any Logging) { self.logger = logger }\n}\n",
      configuration: wired),
    NewServiceCase(
      testDescription: "overriding", services: .sendable,
      container: "struct AppDependency: Sendable {\n  let logger: any Logging\n}\n",
      wanted: "struct AppDependency: Sendable {\n  let logger: any Logging\n"
        + "  var imageProvider: \(value)\n}\n",
      configuration: #"{"containers": [{"name": "AppDependency", "overriding": true}]}"#),
    NewServiceCase(
      testDescription: "overriding and wiring", services: .sendable,
      container: "struct AppDependency: Sendable {\n  let logger: any Logging\n}\n",
      wanted: "struct AppDependency: Sendable {\n  let logger: any Logging\n"
        + "  let imageProvider: any ImageProviding\n}\n",
      configuration:
        #"{"containers": [{"name": "AppDependency", "overriding": true, "wiring": true}]}"#),
    NewServiceCase(
      testDescription: "declared protocols", services: .none,
      container: "struct AppDependency {\n  let x: Int\n}\n",
      wanted: "struct AppDependency {\n  let x: Int\n  var imageProvider: \(value)\n}\n",
      configuration: #"{"containers": [{"name": "AppDependency", "declareProtocols": "all"}]}"#),
    NewServiceCase(
      testDescription: "prefix", services: .none,
      container: "struct AppDependency {\n  let logger: Int\n}\n",
      wanted: "struct AppDependency {\n  let logger: Int\n  var imageProvider: \(value)\n}\n",
      configuration: #"{"protocols": {"prefixes": ["uses"]}}"#,
      newFile: ["protocol usesImageProvider {\n"]),
    NewServiceCase(
      testDescription: "suffix", services: .none,
      container: "protocol XProviding {}\nstruct AppDependency {\n  let x: Int\n}\n",
      wanted: "protocol XProviding {}\nstruct AppDependency {\n  let x: Int\n"
        + "  var imageProvider: \(value)\n}\n",
      configuration: #"{"protocols": {"suffixes": ["Providing"]}}"#,
      newFile: ["protocol ImageProviderProviding {\n"]),
  ]
}
