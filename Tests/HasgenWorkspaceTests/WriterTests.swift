import HasgenReading
import HasgenWorkspace
import TestFolders
import Testing

@testable import HasgenProjects
@testable import HasgenWorkspace

@Suite struct WriterTests {
  private static let marked = FileGenerator.marker + "from A.swift.\n"

  private func change(
    _ folder: TestFolder, _ path: String, _ before: String?, _ after: String?
  ) -> Change {
    Change(
      path: path, before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) },
      target: folder(path))
  }

  @Test func createsUpdatesAndRemoves() throws {
    let folder = try TestFolder(["b": "old and long", "c": "old"])
    let writer = Writer(writing: [
      change(folder, "In/Deep/a", nil, "new"), change(folder, "b", "old and long", "new"),
      change(folder, "c", "old", nil),
    ])
    #expect(writer.failures.isEmpty)
    #expect(writer.written.map(\.path) == ["In/Deep/a", "b", "c"])
    #expect(folder.text(of: "In/Deep/a") == "new")
    #expect(folder.text(of: "b") == "new")
    #expect(try folder.names(in: "") == ["In", "b"])
    #expect(try folder.names(in: "In/Deep") == ["a"])
  }

  @Test func permissionsAreKept() throws {
    let folder = try TestFolder(["a": "old"])
    folder.setPermissions(of: "a", to: 0o640)
    _ = Writer(writing: [change(folder, "a", "old", "new")])
    #expect(folder.text(of: "a") == "new")
    #expect(folder.permissions(of: "a") == 0o640)
  }

  /// A killed run leaves it, shorter or longer than the text of the next run.
  @Test(arguments: ["", "n", "a longer text"])
  func aTemporaryFileOfAKilledRunIsUsedUp(text: String) throws {
    let folder = try TestFolder(["a": "old", ".a.hasgen-tmp": text])
    let writer = Writer(writing: [change(folder, "a", "old", "new")])
    #expect(writer.failures.isEmpty)
    #expect(folder.text(of: "a") == "new")
    #expect(try folder.names(in: "") == ["a"])
  }

  /// The text that was read, and the text at the time of writing.
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

  /// The text of another run, and the text of this one.
  @Test(arguments: [("other", "new"), ("new", "new"), ("new", nil)] as [(String, String?)])
  func aGeneratedFileOfAnotherRunIsReplaced(now: String, after: String?) throws {
    let folder = try TestFolder(["a": Self.marked + now])
    let writer = Writer(writing: [
      change(folder, "a", Self.marked + "old", after.map { Self.marked + $0 })
    ])
    #expect(writer.failures.isEmpty)
    #expect(folder.text(of: "a") == after.map { Self.marked + $0 })
  }

  @Test func aFailureStopsNoOtherFile() throws {
    let folder = try TestFolder(["file": "", "b": "old", "c": "old"])
    try folder.makeFolder("folder")
    let long = String(repeating: "x", count: 256)
    let writer = Writer(writing: [
      change(folder, "b", "old", "new"), change(folder, "c", "old", nil),
      change(folder, "file/a", nil, "new"), change(folder, "folder", nil, "new"),
      change(folder, "\(long)/a", nil, "new"), change(folder, "In/Deep/d", nil, "new"),
    ])
    #expect(
      writer.failures.map(\.message) == [
        "cannot write 'file/a': Not a directory", "cannot write 'folder': Is a directory",
        "cannot write '\(long)/a': File name too long",
      ])
    #expect(writer.written.map(\.path) == ["In/Deep/d", "b", "c"])
    #expect(try folder.names(in: "") == ["In", "b", "file", "folder"])
    #expect(folder.text(of: "b") == "new")
  }

  @Test func aReadOnlyFileIsLeftAlone() throws {
    let folder = try TestFolder(["a": "old", "b": "old"])
    for file in ["a", "b"] { folder.setPermissions(of: file, to: 0o444) }
    let writer = Writer(writing: [
      change(folder, "a", "old", "new"), change(folder, "b", "old", nil),
    ])
    #expect(
      writer.failures.map(\.message) == [
        "cannot write 'a': the file is read-only", "cannot remove 'b': the file is read-only",
      ])
    #expect(folder.text(of: "a") == "old")
    #expect(folder.text(of: "b") == "old")
  }

  @Test func aLinkInPlaceOfTheTemporaryFileIsNotFollowed() throws {
    let folder = try TestFolder(["a": "old", "mine": "mine"])
    try folder.link(".a.hasgen-tmp", to: "mine")
    let writer = Writer(writing: [change(folder, "a", "old", "new")])
    #expect(writer.failures.map(\.message) == ["cannot write 'a': \(SystemError(code: 40).reason)"])
    #expect(folder.text(of: "a") == "old")
    #expect(folder.text(of: "mine") == "mine")
  }
}
