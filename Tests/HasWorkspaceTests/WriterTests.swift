import DependencyGraph
import FileSystem
import Findings
import Foundation
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

  @Test func oneFailureKeepsAllFromBeingDone() throws {
    let folder = try TestFolder(["file": "", "b": "old", "c": "old"])
    try folder.makeFolder("folder")
    let writer = Writer(writing: [
      change(folder, "b", "old", "new"), change(folder, "c", "old", nil),
      change(folder, "In/Deep/d", nil, "new"), change(folder, "file/a", nil, "new"),
      change(folder, "folder", nil, "new"),
    ])
    #expect(
      writer.failures.map(\.message) == [
        "cannot write 'file/a': Not a directory",
        "cannot write 'folder': the file has changed since it was read",
      ])
    #expect(writer.written.isEmpty)
    #expect(!writer.isOutdated)
    #expect(try folder.names(in: "") == ["b", "c", "file", "folder"])
    #expect(folder.text(of: "b") == "old")
    #expect(folder.text(of: "c") == "old")
  }

  /// What only fails when all the rest has been given its name is undone.
  @Test func aCommitThatBreaksOffIsUndone() throws {
    let folder = try TestFolder(["a": "old", "b": "old", "d": "old"])
    folder.setPermissions(of: "a", to: 0o640)
    var transaction = Transaction()
    try transaction.stage(change(folder, "a", "old", "new"))
    try transaction.stage(change(folder, "b", "old", nil))
    try transaction.stage(change(folder, "In/c", nil, "new"))
    try transaction.stage(change(folder, "d", "old", "new"))
    try folder.write("edited", to: "d")
    let failed = #expect(throws: Transaction.FailedChange.self) { try transaction.commit() }
    #expect(failed?.change.path == "d")
    #expect(failed?.leftChanged == [])
    #expect(folder.text(of: "a") == "old")
    #expect(folder.permissions(of: "a") == 0o640)
    #expect(folder.text(of: "d") == "edited")
    #expect(try folder.names(in: "") == ["a", "b", "d"])
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
    #expect(!writer.isOutdated)
    #expect(folder.text(of: "a") == "old")
    #expect(folder.text(of: "b") == "old")
  }

  /// Somebody else makes a file, or leads its folder elsewhere, after all has been prepared.
  @Test func nothingIsWrittenOverOrElsewhereAtTheLastMoment() throws {
    let folder = try TestFolder(["Other/x": ""])
    for interfere in [
      { try folder.write("mine", to: "In/a") },
      {
        try FileManager.default.moveItem(atPath: folder("In"), toPath: folder("Moved"))
        try folder.link("In", to: "Other")
      },
    ] as [() throws -> Void] {
      try folder.makeFolder("In")
      var transaction = Transaction()
      try transaction.stage(change(folder, "In/a", nil, "new"))
      try interfere()
      #expect(throws: Transaction.FailedChange.self) { try transaction.commit() }
      #expect(folder.text(of: "In/a") != "new")
      try? FileManager.default.removeItem(atPath: folder("In/a"))
    }
    #expect(try folder.names(in: "Other") == ["x"])
  }

  @Test func foldersThatWereMadeForNothingAreRemoved() throws {
    let folder = try TestFolder()
    let long = String(repeating: "x", count: 256)
    let writer = Writer(writing: [change(folder, "In/Deep/\(long)/a", nil, "new")])
    #expect(
      writer.failures.map(\.message) == ["cannot write 'In/Deep/\(long)/a': File name too long"])
    #expect(try folder.names(in: "") == [])
  }

  // MARK: Litter

  private static let marked = "// Generated by hasgen from A.swift."

  /// No process has a number that large; with a lock, nobody asks for it.
  @Test(arguments: [(".hasgen-2147483646-abcdefgh", false), (".hasgen-1-abcdefgh", true)])
  func whatKilledRunsHaveLeftIsRemoved(name: String, isLocked: Bool) throws {
    for text in [Self.marked, "// Gen", ""] {
      let folder = try TestFolder([name: text])
      let candidates = Litter.candidates(besides: [folder("A.swift")])
      #expect(candidates == [folder(name)])
      Litter.remove(candidates, isLocked: isLocked)
      #expect(try folder.names(in: "") == [], "\(text)")
    }
  }

  @Test(arguments: [
    (".hasgen-2147483646-abcdefgh", "my notes", true), (".hasgen-1-abcdefgh", marked, false),
    (".hasgen-2147483646-abc", marked, true), (".hasgen-x-abcdefgh", marked, true),
    (".hasgen-0-abcdefgh", marked, true), (".hasgen--1-abcdefgh", marked, true),
    ("hasgen-2147483646-abcdefgh", marked, true), (".hasgen.json", "", true),
  ])
  func whatMayBeSomebodysStays(name: String, text: String, isLocked: Bool) throws {
    let folder = try TestFolder([name: text])
    Litter.remove(Litter.candidates(besides: [folder("A.swift")]), isLocked: isLocked)
    #expect(try folder.names(in: "") == [name])
  }
}
