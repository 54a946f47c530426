import Foundation
import Testing

/// The rules of the house that a machine can see to.
@Suite
struct HouseTests {
  private let root = Document.root

  /// The targets whose files are all in folders.
  static var targetsWithFolders: [String] {
    get throws {
      func names(in folder: String) throws -> [String] {
        try FileManager.default
          .contentsOfDirectory(atPath: Document.root.appending(path: folder).path)
          .filter { !$0.hasPrefix(".") }
      }
      // A folder of 'Plugins' is a target of its own.
      return try names(in: "Sources").filter { $0 != "Plugins" }.filter { target in
        try names(in: "Sources/\(target)").allSatisfy { !$0.hasSuffix(".swift") }
      }.sorted()
    }
  }

  @Test func mostTargetsHaveFolders() throws {
    #expect(try Self.targetsWithFolders.count > 6)
  }

  /// The library, which apps link, and the reader, whose speed decides that of the tool.
  private static let withoutFoundation = ["HasKit", "HasgenProgram", "HasgenReading"]

  /// The Swift files below folders, of which each has some.
  private func swiftFiles(in folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      let paths = try FileManager.default
        .subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .map { "\(folder)/\($0)" }
        .filter { $0.hasSuffix(".swift") && !$0.contains("/Cases/") && !$0.contains("/Apps/") }
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

  /// A target imports no other than the manifest says, of which no cycle can be made.
  @Test func lookOneWayOnly() throws {
    let known = try Document("Package.swift").text
      .matches(of: /\.(?:t|executableT)arget\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/)
      .map { (name: String($0.output.1), dependencies: String($0.output.2 ?? "")) }
    let targets = Set(known.map(\.name))
    let sources = try FileManager.default
      .contentsOfDirectory(atPath: root.appending(path: "Sources").path)
      .filter { !$0.hasPrefix(".") && $0 != "Plugins" }
    #expect(targets.isSuperset(of: sources))
    for (name, dependencies) in known where sources.contains(name) {
      let forbidden = targets.filter { $0 != name && !dependencies.contains("\"\($0)\"") }
        .union(Self.withoutFoundation.contains(name) ? ["Foundation", "FoundationEssentials"] : [])
      for path in try swiftFiles(in: ["Sources/\(name)"]) {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        // Behind attributes and an access level: '@testable import', 'package import'.
        let imported = text.matches(of: /(?m)^(?:@?\w+ )*import (\w+)/).map { String($0.output.1) }
        #expect(forbidden.intersection(imported) == [], "\(path)")
      }
    }
  }

  /// Only the library exports something. Between the targets of the tool, `package` is enough.
  @Test func onlyTheLibraryIsPublic() throws {
    let targets = try FileManager.default
      .contentsOfDirectory(atPath: root.appending(path: "Sources").path)
      .filter { $0.hasPrefix("Hasgen") || $0 == "hasgen" }.map { "Sources/\($0)" }
    for path in try swiftFiles(in: targets + ["Templates"]) {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let found = text.firstMatch(of: /(?m)^\s*(?:@\w+ )*(?:public|open)\s\w/)
      #expect(found?.output == nil, "\(path)")
    }
  }

  @Test func keepsTargetsSmall() throws {
    let lines = try Dictionary(
      swiftFiles(in: ["Sources"]).map { path in
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return (path.split(separator: "/")[1], text.split(separator: "\n").count)
      }, uniquingKeysWith: +)
    #expect(lines.filter { $0.value > 5500 }.isEmpty)
  }

  /// Inside a target, data flows one way too: no folder uses the types of one that uses its own.
  @Test(arguments: try targetsWithFolders)
  func foldersFormNoCycle(_ target: String) throws {
    let folders = try FolderUses(of: swiftFiles(in: ["Sources/\(target)"]), in: root)
    #expect(folders.uses.count > 1)
    #expect(folders.cycles == [])
  }

  @Test func folderUsesFindACycle() {
    let uses = ["A": Set(["B"]), "B": ["C", "D"], "C": ["A"], "D": []]
    #expect(FolderUses(uses: uses).cycles == ["A -> B", "B -> C", "C -> A"])
  }

  @Test(arguments: try targetsWithFolders)
  func keepsFoldersSmall(_ target: String) throws {
    let files = try swiftFiles(in: ["Sources/\(target)"])
    let lines = try Dictionary(
      files.map { path in
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return (FolderUses.folder(of: path), text.split(separator: "\n").count)
      }, uniquingKeysWith: +)
    #expect(lines.filter { $0.value > 2000 }.isEmpty)
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md", "AGENTS.md", ".github/SECURITY.md"])
  func linksLeadSomewhere(_ name: String) throws {
    let folder = root.appending(path: name).deletingLastPathComponent()
    for path in try Document(name).linkedPaths {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: path).path), "\(path)")
    }
  }
}
