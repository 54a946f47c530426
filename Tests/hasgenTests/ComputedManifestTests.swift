import TestFolders
import Testing

@testable import hasgen

/// Manifests that compute what hasgen needs.
@Suite struct ComputedManifestTests {
  private func folder(_ statement: String) throws -> TestFolder {
    try TestFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "App", dependencies: ["Core"]), .target(name: "Core")])
      \(statement)
      """,
      "Sources/App/AppDependency.swift": """
      import Core
      struct AppDependency { let title: String }
      struct Screen { typealias Dependencies = HasTitle }
      """,
      "Sources/Core/Core.swift": "public protocol HasTitle { var title: String { get } }\n",
    ])
  }

  private let loop = """
    for target in package.targets {
      target.swiftSettings = (target.swiftSettings ?? []) + [.defaultIsolation(MainActor.self)]
    }
    """

  @Test func anUnknownIsolationIsAskedForOnce() throws {
    let folder = try folder(loop)
    for command in ["generate", "check"] {
      let outcome = folder.hasgen(command)
      #expect(outcome.status == .done)
      #expect(
        outcome.messages == """
          warning: hasgen cannot read the default isolation of 'App' from 'Package.swift', and \
          assumes 'nonisolated' [computed-manifest]
          note: list the modules as 'sources' in '.hasgen.json': { "path": "Sources/App", \
          "defaultIsolation": "MainActor" }

          """)
    }
    #expect(folder.text(of: "Sources/App/AppDependency+Generated.swift") != nil)
  }

  @Test func theConfigurationAnswers() throws {
    let folder = try folder(loop)
    try folder.write(
      """
      {"sources": [{"path": "Sources/App", "defaultIsolation": "MainActor"}, "Sources/Core"]}
      """, to: ".hasgen.json")
    let outcome = folder.hasgen()
    #expect(outcome.status == .done)
    #expect(outcome.messages == "")
  }

  @Test(arguments: [
    "for target in package.targets { target.swiftSettings?.append(.enableUpcomingFeature(\"X\")) }",
    "let unused: [SwiftSetting] = [.defaultIsolation(MainActor.self)]",
  ])
  func otherSettingsDoNotMatter(statement: String) throws {
    let outcome = try folder(statement).hasgen()
    #expect(outcome.status == .done)
    #expect(outcome.messages == "")
  }

  @Test func aComputedTargetStopsTheRun() throws {
    let folder = try folder("package.targets.append(contentsOf: more)")
    let outcome = folder.hasgen()
    #expect(outcome.status != .done)
    #expect(
      outcome.messages.hasPrefix(
        "Package.swift:6:9: error: 'targets' changes here [computed-manifest]\n"))
    #expect(folder.text(of: "Sources/App/AppDependency+Generated.swift") == nil)
  }
}
