/// The part of the disk that a run may see. The request passes it on, and every question of a plan
/// about files goes through it.
///
/// All paths are absolute.
package struct Files: Sendable {
  private enum Source: Sendable {
    case disk
    case revision(RevisionFiles)
  }

  private let source: Source

  /// The disk as it is.
  package static let ofDisk = Files(.disk)

  /// The disk with a repository as it was in a revision.
  package init(of revision: RevisionFiles) { self.init(.revision(revision)) }

  private init(_ source: Source) { self.source = source }

  /// The kind of thing at a path, links not followed; `nil` for nothing.
  package func kind(of path: String) -> Disk.Kind? {
    switch source {
    case .disk: Disk.kind(of: path)
    case .revision(let files): files.kind(of: path)
    }
  }

  /// The kind of thing at a path, links followed; `nil` for nothing and for a link to nothing.
  package func targetKind(of path: String) -> Disk.Kind? {
    switch source {
    case .disk: Disk.targetKind(of: path)
    case .revision(let files): files.targetKind(of: path)
    }
  }

  /// The path without links, as the disk spells it; `nil` where nothing stands.
  package func realPath(of path: String) -> String? {
    switch source {
    case .disk: return Disk.realPath(of: path)
    case .revision(let files): return files.realPath(of: path)
    }
  }

  /// The entries of a folder, sorted by name, without `.` and `..`.
  package func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    switch source {
    case .disk: return try Disk.entries(in: folder)
    case .revision(let files): return try files.entries(in: folder)
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
    case .revision(let files): return try files.text(of: path).map { .text($0) } ?? .disk(path)
    }
  }

  /// The folder before relative paths from which files are read: empty for the process's own
  /// folder, from where the system has a shorter way to each file.
  package func base(in workingDirectory: String) -> String {
    guard case .disk = source, workingDirectory == Disk.workingDirectory else {
      return workingDirectory
    }
    return ""
  }

  /// Whether a folder is a repository.
  package func isRepository(_ folder: String) -> Bool {
    Disk.kind(of: Path.join(folder, ".git")) != nil
  }
}
