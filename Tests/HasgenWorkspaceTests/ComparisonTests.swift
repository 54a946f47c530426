import HasgenGraph
import HasgenProjects
import HasgenReading
import TestFolders
import Testing
@testable import HasgenWorkspace

@testable import HasgenWorkspace

@Suite struct ComparisonTests {
  private static let marked = FileGenerator.marker + "from A.swift.\n"

  private func compare(
    _ folder: TestFolder, wanted: [String: String], generated: [String] = [],
    folders: [String]? = nil, places: [String: Location] = [:]
  ) throws -> Comparison {
    Comparison(
      wanted: wanted.map {
        GeneratedFile(path: $0.key, contents: $0.value, needingTargets: .ofTests)
      }
      .sorted { $0.path < $1.path },
      present: Dictionary(
        uniqueKeysWithValues: try generated.map { ($0, try Disk.contents(of: folder($0))) }),
      workingDirectory: folder.path, folders: folders ?? [folder.path], outputLocations: places)
  }

  @Test func createUpdateRemoveAndLeaveAlone() throws {
    let marked = Self.marked
    let folder = try TestFolder(["same.swift": marked, "old.swift": marked, "stale.swift": marked])
    let comparison = try compare(
      folder,
      wanted: [
        "same.swift": marked, "old.swift": marked + "new", "In/new.swift": marked,
      ],
      generated: ["same.swift", "old.swift", "stale.swift"])
    #expect(comparison.obstacles.isEmpty)
    #expect(
      comparison.changes.map { "\($0.kind) \($0.path)" } == [
        "create In/new.swift", "update old.swift", "remove stale.swift",
      ])
  }

  /// What stands in the way, and what is said of it.
  @Test(arguments: [
    (
      "hand.swift",
      "this file has the name and the place of a generated one, but not its first line"
    ),
    ("folder.swift", "cannot write 'folder.swift': a folder is in the way"),
    (
      "link.swift",
      "cannot write 'link.swift': it would be outside the package and its source folders"
    ),
    (
      "out/a.swift",
      "cannot write 'out/a.swift': it would be outside the package and its source folders"
    ),
    ("dangling.swift", "cannot write 'dangling.swift': a link on the way leads to nothing"),
    (
      "../a.swift",
      "cannot write '../a.swift': it would be outside the package and its source folders"
    ),
    ("/a.swift", "cannot write '/a.swift': it would be outside the package and its source folders"),
  ])
  func inTheWay(path: String, message: String) throws {
    let outside = try TestFolder(["a.swift": Self.marked])
    let folder = try TestFolder(["hand.swift": "struct A {}"])
    try folder.makeFolder("folder.swift")
    try folder.link("link.swift", to: outside("a.swift"))
    try folder.link("out", to: outside.path)
    try folder.link("dangling.swift", to: "nowhere")
    let place = Location(path: ".hasgen.json", line: 1, column: 2)
    let comparison = try compare(folder, wanted: [path: Self.marked], places: [path: place])
    #expect(comparison.changes.isEmpty)
    #expect(comparison.obstacles.map(\.message) == [message])
    let own = Location(path: path, line: 1, column: 1)
    #expect(comparison.obstacles.map(\.location) == [path == "hand.swift" ? own : place])
  }

  @Test func aLinkWithinTheFoldersIsWrittenThrough() throws {
    let folder = try TestFolder(["real.swift": Self.marked])
    try folder.link("link.swift", to: "real.swift")
    let comparison = try compare(
      folder, wanted: ["link.swift": Self.marked + "new"], generated: ["real.swift"])
    #expect(comparison.changes.map(\.target) == [folder("real.swift")])
  }

  @Test func twoContainersMustNotShareAFile() throws {
    let folder = try TestFolder()
    let comparison = try compare(
      folder, wanted: ["App.swift": Self.marked, "app.swift": Self.marked + "other"])
    #expect(
      comparison.obstacles.map(\.message) == [
        "cannot write 'app.swift': 'App.swift' is the same file on some disks"
      ])
  }

  @Test func aFolderUnderTwoNamesIsWrittenOnce() throws {
    let folder = try TestFolder()
    try folder.makeFolder("A")
    try folder.link("B", to: "A")
    let wanted = ["A/x.swift": Self.marked, "B/x.swift": Self.marked]
    #expect(try compare(folder, wanted: wanted).changes.map(\.path) == ["A/x.swift"])
  }

  @Test func sourceFoldersOutsideThePackageMayBeWritten() throws {
    let package = try TestFolder()
    let other = try TestFolder()
    let comparison = try compare(
      package, wanted: [other("A.swift"): Self.marked], folders: [package.path, other.path])
    #expect(comparison.changes.map(\.target) == [other("A.swift")])
  }
}
