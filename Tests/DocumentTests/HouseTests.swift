import Foundation
import Testing

/// The rules of the house that a machine can see to.
@Suite
struct HouseTests {
  private let root = Document.root

  /// The Swift files below folders, of which each has some.
  private func swiftFiles(in folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      let paths = try FileManager.default
        .subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .map { "\(folder)/\($0)" }
        .filter { $0.hasSuffix(".swift") && !$0.contains("/Cases/") }
      try #require(!paths.isEmpty, "no Swift file in \(folder)")
      return paths
    }
  }

  @Test func hasNoPackageDependencies() throws {
    let manifest = try Document("Package.swift").text
    #expect(!manifest.contains(".package("))
  }

  @Test func keepsTheTopLevelSmall() throws {
    let agreed: Set = [
      "Package.swift", "Sources", "Tests", "Templates", "CONTRIBUTING.md", "README.md", "LICENSE",
      "CHANGELOG.md",
      "Package.resolved",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { !$0.hasPrefix(".") }
    #expect(Set(found).subtracting(agreed) == [])
  }

  @Test func keepsFilesShort() throws {
    for path in try swiftFiles(in: ["Sources", "Templates", "Tests"])
    where !path.hasSuffix("+Generated.swift") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 401, "\(path)")
    }
  }

  @Test(arguments: [
    ("HasKit", [String]()), ("SwiftOutline", [String]()), ("DependencyGraph", ["SwiftOutline"]),
    ("HasGeneration", ["DependencyGraph", "Templates"]),
    ("HasWorkspace", ["SwiftOutline", "DependencyGraph", "HasGeneration"]),
  ])
  func lookOneWayOnly(_ stage: String, _ known: [String]) throws {
    let stages: Set = [
      "SwiftOutline", "DependencyGraph", "HasGeneration", "HasWorkspace", "hasgen",
    ]
    for path in try swiftFiles(in: ["Sources/\(stage)"]) {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      // Behind attributes and an access level: '@testable import', 'package import'.
      let imported = text.matches(of: /(?m)^(?:@?\w+ )*import (\w+)/).map { String($0.output.1) }
      let forbidden = stages.union(known.isEmpty ? ["Foundation"] : [])
        .subtracting(known)
      #expect(forbidden.isDisjoint(with: imported), "\(path) imports \(imported)")
    }
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md"])
  func linksLeadSomewhere(_ name: String) throws {
    for path in try Document(name).linkedPaths {
      #expect(FileManager.default.fileExists(atPath: root.appending(path: path).path), "\(path)")
    }
  }
}
