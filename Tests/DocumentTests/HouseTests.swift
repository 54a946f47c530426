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
      "CHANGELOG.md", "AGENTS.md", "Package.resolved",
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
    ("HasKit", [String]()), ("SwiftOutline", [String]()), ("Findings", [String]()),
    ("SwiftWriting", [String]()),
    ("SwiftProgram", ["Findings", "SwiftOutline"]),
    ("DependencyGraph", ["Findings", "SwiftOutline", "SwiftProgram", "SwiftWriting"]),
    (
      "Building", ["DependencyGraph", "Findings", "SwiftOutline", "SwiftProgram", "SwiftWriting"]
    ),
    (
      "Deriving", ["DependencyGraph", "Findings", "SwiftOutline", "SwiftProgram", "SwiftWriting"]
    ),
    (
      "Resolution",
      ["Building", "DependencyGraph", "Deriving", "Findings", "SwiftOutline", "SwiftProgram"]
    ),
    (
      "Doubles", ["DependencyGraph", "Findings", "SwiftOutline", "SwiftProgram", "SwiftWriting"]
    ),
    (
      "HasGeneration",
      [
        "Building", "DependencyGraph", "Deriving", "Doubles", "Findings", "Resolution",
        "SwiftProgram", "SwiftWriting", "Templates",
      ]
    ),
    (
      "HasWorkspace",
      [
        "DependencyGraph", "Doubles", "Findings", "HasGeneration", "Resolution", "SwiftOutline",
        "SwiftProgram",
      ]
    ),
  ])
  func lookOneWayOnly(_ stage: String, _ known: [String]) throws {
    let stages: Set = [
      "Building", "DependencyGraph", "Deriving", "Doubles", "Findings", "HasGeneration",
      "HasWorkspace", "Resolution", "SwiftOutline", "SwiftProgram", "SwiftWriting", "hasgen",
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

  /// Inside a target, data flows one way too: no folder uses the types of one that uses its own.
  @Test(arguments: [
    "SwiftProgram", "DependencyGraph", "Building", "Deriving", "Resolution", "Doubles",
  ])
  func foldersFormNoCycle(_ target: String) throws {
    let folders = try FolderUses(of: swiftFiles(in: ["Sources/\(target)"]), in: root)
    #expect(folders.uses.count > 1)
    #expect(folders.cycles == [])
  }

  @Test func folderUsesFindACycle() {
    let uses = ["A": Set(["B"]), "B": ["C", "D"], "C": ["A"], "D": []]
    #expect(FolderUses(uses: uses).cycles == ["A -> B", "B -> C", "C -> A"])
  }

  @Test(arguments: [
    "SwiftProgram", "DependencyGraph", "Building", "Deriving", "Resolution", "Doubles",
  ])
  func keepsFoldersSmall(_ target: String) throws {
    let files = try swiftFiles(in: ["Sources/\(target)"])
    let lines = try Dictionary(
      files.map { path in
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return (FolderUses.folder(of: path), text.split(separator: "\n").count)
      }, uniquingKeysWith: +)
    #expect(lines.filter { $0.value > 2000 }.isEmpty)
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md", "AGENTS.md"])
  func linksLeadSomewhere(_ name: String) throws {
    for path in try Document(name).linkedPaths {
      #expect(FileManager.default.fileExists(atPath: root.appending(path: path).path), "\(path)")
    }
  }
}
