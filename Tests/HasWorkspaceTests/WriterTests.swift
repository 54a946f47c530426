import DependencyGraph
import TestFolders
import Testing

@testable import HasWorkspace

@Suite struct WriterTests {
  private func change(
    _ folder: TestFolder, _ path: String, _ before: String?, _ after: String?
  ) -> Change {
    Change(
      path: path, before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) },
      target: folder(path))
  }

  @Test func createsUpdatesAndRemoves() throws {
    let folder = try TestFolder(["b": "old", "c": "old"])
    let writer = Writer(writing: [
      change(folder, "In/Deep/a", nil, "new"), change(folder, "b", "old", "new"),
      change(folder, "c", "old", nil),
    ])
    #expect(writer.failures.isEmpty)
    #expect(writer.written.map(\.path) == ["In/Deep/a", "b", "c"])
    #expect(folder.text(of: "In/Deep/a") == "new")
    #expect(folder.text(of: "b") == "new")
    #expect(try folder.names(in: "") == ["In", "b"])
  }

  @Test func permissionsAreKept() throws {
    let folder = try TestFolder(["a": "old"])
    folder.setPermissions(of: "a", to: 0o640)
    _ = Writer(writing: [change(folder, "a", "old", "new")])
    #expect(folder.text(of: "a") == "new")
    #expect(folder.permissions(of: "a") == 0o640)
  }

  /// What was read, what is there now.
  @Test(arguments: [("old", "edited"), (nil, "edited"), ("old", nil)] as [(String?, String?)])
  func aFileThatHasChangedIsLeftAlone(before: String?, now: String?) throws {
    let folder = try TestFolder(now.map { ["a": $0] } ?? [:])
    let writer = Writer(writing: [change(folder, "a", before, "new")])
    #expect(writer.written.isEmpty)
    #expect(
      writer.failures.map(\.message) == [
        "cannot write 'a': the file has changed since it was read"
      ])
    #expect(folder.text(of: "a") == now)
  }

  @Test func aFailureNamesFileAndCauseAndLeavesNothingBehind() throws {
    let folder = try TestFolder(["file": ""])
    try folder.makeFolder("folder")
    let writer = Writer(writing: [
      change(folder, "file/a", nil, "new"), change(folder, "folder", nil, "new"),
      change(folder, "b", nil, "new"),
    ])
    #expect(
      writer.failures.map(\.message) == [
        "cannot write 'file/a': Not a directory", "cannot write 'folder': Is a directory",
      ])
    #expect(writer.written.map(\.path) == ["b"])
    #expect(try folder.names(in: "") == ["b", "file", "folder"])
  }
}
