/// What a run may see of the disk: it is handed on from the request, and every question that a plan
/// has about files goes through it.
///
/// All paths are absolute.
package struct Files: Sendable {
  private enum Source: Sendable {
    case disk
    case recorded(FileRecord)
    case listed(FileList)
  }

  private let source: Source

  /// The disk as it is.
  package static let ofDisk = Files(.disk)

  /// The disk as it is, with a record of what is read of it.
  init(recordedIn record: FileRecord) { self.init(.recorded(record)) }

  /// The files of a list alone.
  package init(of list: FileList) { self.init(.listed(list)) }

  private init(_ source: Source) { self.source = source }

  /// What stands at a path, links not followed; `nil` for nothing.
  func kind(of path: String) -> Disk.Kind? {
    switch source {
    case .disk: Disk.kind(of: path)
    case .recorded(let record): record.note(Disk.kind(of: path), at: path)
    case .listed(let list): list.kind(of: path)
    }
  }

  /// What stands at a path, links followed; `nil` for nothing and for a link to nothing.
  func targetKind(of path: String) -> Disk.Kind? {
    switch source {
    case .disk: Disk.targetKind(of: path)
    case .recorded(let record): record.note(Disk.targetKind(of: path), at: path)
    case .listed(let list): list.kind(of: path)
    }
  }

  /// The path without links, as the disk spells it; `nil` where nothing stands.
  func realPath(of path: String) -> String? {
    switch source {
    case .disk: return Disk.realPath(of: path)
    case .recorded(let record):
      guard let real = Disk.realPath(of: path) else { return nil }
      record.note(Disk.kind(of: real), at: real)
      return real
    case .listed(let list): return list.realPath(of: path)
    }
  }

  /// What stands in a folder, sorted by name, without `.` and `..`.
  func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    switch source {
    case .disk: return try Disk.entries(in: folder)
    case .recorded(let record): return record.note(try Disk.entries(in: folder), in: folder)
    case .listed(let list): return try list.entries(in: folder)
    }
  }

  /// The bytes of a file.
  package func contents(of path: String) throws(SystemError) -> [UInt8] {
    try Disk.contents(of: readable(path))
  }

  /// Reads a file in place of the one that a buffer holds.
  func load(_ path: String, into buffer: inout FileBuffer) throws(SystemError) {
    try buffer.load(readable(path))
  }

  /// Where a file is to be read.
  private func readable(_ path: String) throws(SystemError) -> String {
    switch source {
    case .disk: return path
    case .recorded(let record):
      record.note(Disk.targetKind(of: path), at: path)
      return path
    case .listed(let list): return try list.readable(path)
    }
  }

  /// What is put before paths as seen from a folder to read them: nothing for the process's own
  /// folder, from where the system has a shorter way to each file.
  func base(in workingDirectory: String) -> String {
    guard case .disk = source, workingDirectory == Disk.workingDirectory else {
      return workingDirectory
    }
    return ""
  }

  /// Whether a folder is a repository. What is listed together belongs together, wherever it lies.
  func isRepository(_ folder: String) -> Bool {
    guard case .listed = source else { return Disk.kind(of: Path.join(folder, ".git")) != nil }
    return folder == "/"
  }
}
