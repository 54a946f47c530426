import SwiftLexing
import SwiftOutline

/// The part of the disk that a run may see. The request passes it on, and every question of a plan
/// about files goes through it.
///
/// All paths are absolute.
package struct Files: Sendable {
  private enum Source: Sendable {
    case disk
    case recorded(FileRecord)
    case listed(FileList)
    case outlined(OutlinedFiles)
  }

  private let source: Source

  /// The disk as it is.
  package static let ofDisk = Files(.disk)

  /// The disk as it is, with a record of what is read of it.
  package init(recordedIn record: FileRecord) { self.init(.recorded(record)) }

  /// The files of a list alone.
  package init(of list: FileList) { self.init(.listed(list)) }

  /// The disk with some Swift files as they were outlined.
  package init(of outlines: OutlinedFiles) { self.init(.outlined(outlines)) }

  private init(_ source: Source) { self.source = source }

  /// The kind of thing at a path, links not followed; `nil` for nothing.
  package func kind(of path: String) -> Disk.Kind? {
    switch source {
    case .disk: Disk.kind(of: path)
    case .recorded(let record): record.note(Disk.kind(of: path), at: path)
    case .listed(let list): list.kind(of: path)
    case .outlined(let files): files.kind(of: path, onDisk: Disk.kind)
    }
  }

  /// The kind of thing at a path, links followed; `nil` for nothing and for a link to nothing.
  package func targetKind(of path: String) -> Disk.Kind? {
    switch source {
    case .disk: Disk.targetKind(of: path)
    case .recorded(let record): record.note(Disk.targetKind(of: path), at: path)
    case .listed(let list): list.kind(of: path)
    case .outlined(let files): files.kind(of: path, onDisk: Disk.targetKind)
    }
  }

  /// The path without links, as the disk spells it; `nil` where nothing stands.
  package func realPath(of path: String) -> String? {
    switch source {
    case .disk: return Disk.realPath(of: path)
    case .recorded(let record):
      guard let real = Disk.realPath(of: path) else { return nil }
      record.note(Disk.kind(of: real), at: real)
      return real
    case .listed(let list): return list.realPath(of: path)
    case .outlined(let files): return files.realPath(of: path)
    }
  }

  /// The entries of a folder, sorted by name, without `.` and `..`.
  package func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    switch source {
    case .disk: return try Disk.entries(in: folder)
    case .recorded(let record): return record.note(try Disk.entries(in: folder), in: folder)
    case .listed(let list): return try list.entries(in: folder)
    case .outlined(let files): return try files.entries(in: folder)
    }
  }

  /// The bytes of a file.
  package func contents(of path: String) throws(SystemError) -> [UInt8] {
    switch try place(of: path) {
    case .disk(let path): try Disk.contents(of: path)
    case .text(let text): text
    }
  }

  /// Reads a file in place of the one that a buffer holds.
  package func load(_ path: String, into buffer: inout FileBuffer) throws(SystemError) {
    switch try place(of: path) {
    case .disk(let path): try buffer.load(path)
    case .text(let text): buffer.fill(with: text)
    }
  }

  /// The place of a file's bytes.
  private enum Place {
    case disk(String)
    case text([UInt8])
  }

  private func place(of path: String) throws(SystemError) -> Place {
    switch source {
    case .disk: return .disk(path)
    case .recorded(let record):
      record.note(Disk.targetKind(of: path), at: path)
      return .disk(path)
    case .listed(let list): return .disk(try list.readable(path))
    case .outlined(let files): return try files.text(of: path).map { .text($0) } ?? .disk(path)
    }
  }

  /// The sketch of a file, if another machine has made it for the same words. The path is as `load`
  /// takes it.
  package func sketch(of path: @autoclosure () -> String, lookingFor words: WordPattern) -> Sketch?
  {
    guard case .outlined(let files) = source else { return nil }
    return files.sketch(of: path(), lookingFor: words)
  }

  /// The outlines that stand for files of the disk.
  package var outlines: [OutlinedFiles.Source] {
    if case .outlined(let files) = source { files.sources } else { [] }
  }

  /// The folder before relative paths from which files are read: empty for the process's own
  /// folder, from where the system has a shorter way to each file.
  package func base(in workingDirectory: String) -> String {
    guard case .disk = source, workingDirectory == Disk.workingDirectory else {
      return workingDirectory
    }
    return ""
  }

  /// Whether a folder is a repository. What is listed together belongs together, wherever it lies.
  package func isRepository(_ folder: String) -> Bool {
    guard case .listed = source else { return Disk.kind(of: Path.join(folder, ".git")) != nil }
    return folder == "/"
  }
}
