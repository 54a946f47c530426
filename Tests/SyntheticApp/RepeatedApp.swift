/// An app that has one thing again and again, side by side.
package struct RepeatedApp: Sendable {
  /// What it has many of.
  package enum Part: String, Sendable {
    /// Modules with a service and a consumer each, one importing the next.
    case modules
    /// Scopes with a service of their own each, which forward what the app has.
    case scopes
    /// Members that `live` builds, each from thirty-one values that are no members.
    case members
    /// Makes-protocols with a screen each, which is made from a service and a runtime argument.
    case factories
  }

  /// What it has many of.
  package let part: Part
  /// How many.
  package let count: Int
  /// How many services the scopes forward.
  private static let sharedCount = 50

  /// An app with so many of a part.
  package init(_ part: Part, count: Int) {
    self.part = part
    self.count = count
  }

  /// How many levels of values a member is built from, each of two of the next.
  private static let levelCount = 4

  /// The manifest, the configuration and the sources.
  package var files: [SyntheticFile] {
    let sources =
      switch part {
      case .modules: modules
      case .scopes: scopes
      case .members: members
      case .factories: factories
      }
    let asksForLive = part == .members
    return [
      SyntheticFile(path: "Package.swift", text: manifest),
      SyntheticFile(
        path: ".hasgen.json",
        text: #"{ "containers": [{ "name": "AppDependency", "wiring": \#(asksForLive) }] }"#),
    ] + sources
  }

  /// A module imports the next one, and the app all of them.
  private var manifest: String {
    let names = part == .modules ? (0..<count).map { "Module\($0)" } : []
    let targets = names.indices.map { number in
      "    .target(name: \"\(names[number])\", dependencies: \(names.dropFirst(number + 1).prefix(1))),\n"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "App",
        targets: [
      \(targets.joined())    .target(name: "App", dependencies: \(names)),
        ])

      """
  }

  private var members: [SyntheticFile] {
    let parts = (0..<Self.levelCount).map { level in
      """
      final class Part\(level) {
        init(one: Part\(level + 1), other: Part\(level + 1)) {}
      }

      """
    }
    let last = "final class Part\(Self.levelCount) {\n  init() {}\n}\n"
    let services = (0..<count).map { number in
      """
      final class Service\(number) {
        init(part: Part0) {}
      }

      protocol HasService\(number) {
        var service\(number): Service\(number) { get }
      }

      """
    }
    return [
      SyntheticFile(
        path: "Sources/App/Parts.swift", text: (parts + [last]).joined(separator: "\n")),
      SyntheticFile(path: "Sources/App/Services.swift", text: services.joined(separator: "\n")),
      container("AppDependency", of: 0..<count),
    ]
  }

  private var factories: [SyntheticFile] {
    let screens = (0..<count).map { number in
      Self.service(number)
        + """

        protocol MakesScreen\(number) {
          func makeScreen\(number)(id: Int) -> Screen\(number)
        }

        final class Screen\(number) {
          init(service\(number): Service\(number), id: Int) {}
        }

        final class Coordinator\(number) {
          typealias Dependencies = HasService\(number) & MakesScreen\(number)
          init(dependencies: any Dependencies) {}
        }

        """
    }
    return [
      SyntheticFile(path: "Sources/App/Screens.swift", text: screens.joined(separator: "\n")),
      container("AppDependency", of: 0..<count),
    ]
  }

  private var modules: [SyntheticFile] {
    (0..<count).map { number in
      let next = number + 1 < count ? number + 1 : nil
      let further = next.map { " & HasService\($0)" } ?? ""
      return SyntheticFile(
        path: "Sources/Module\(number)/Module\(number).swift",
        text: (next.map { "import Module\($0)\n\n" } ?? "")
          + Self.service(number, access: "public ")
            + """

            public struct Screen\(number) {
              public typealias Dependencies = HasService\(number)\(further)
              public init(dependencies: any Dependencies) {}
            }

            """)
    } + [container("AppDependency", of: 0..<count, imports: (0..<count).map { "Module\($0)" })]
  }

  private var scopes: [SyntheticFile] {
    let shared = 0..<Self.sharedCount
    return [
      SyntheticFile(
        path: "Sources/App/Services.swift",
        text: shared.map { Self.service($0) }.joined(separator: "\n")),
      container("AppDependency", of: shared),
    ]
      + (shared.upperBound..<shared.upperBound + count).map { number in
        SyntheticFile(
          path: "Sources/App/Scope\(number)Dependency.swift",
          text: Self.service(number)
            + """

            struct Scope\(number)Dependency {
              let app: AppDependency
              let service\(number): Service\(number)
            }

            """)
      }
  }

  private func container(
    _ name: String, of services: Range<Int>, imports: [String] = []
  ) -> SyntheticFile {
    let members = services.map { "  let service\($0): Service\($0)\n" }
    return SyntheticFile(
      path: "Sources/App/\(name).swift",
      text: imports.map { "import \($0)\n" }.joined()
        + "\nstruct \(name) {\n\(members.joined())}\n")
  }

  private static func service(_ number: Int, access: String = "") -> String {
    """
    \(access)final class Service\(number) {}

    \(access)protocol HasService\(number) {
      var service\(number): Service\(number) { get }
    }

    """
  }
}
