/// What a run may see of the disk: it is handed on from the request, and every question that a plan
/// has about files goes through it.
///
/// All paths are absolute.
package struct Files: Sendable {
  private enum Source: Sendable {
    case disk
    case outlined(OutlinedFiles)
  }

  private let source: Source

  /// The disk as it is.
  package static let ofDisk = Files(.disk)

  /// The disk with some Swift files as they were outlined.
  package init(of outlines: OutlinedFiles) { self.init(.outlined(outlines)) }

  private init(_ source: Source) { self.source = source }

  /// What stands at a path, links not followed; `nil` for nothing.
  func kind(of path: String) -> Disk.Kind? {
    switch source {
    case .disk: Disk.kind(of: path)
    case .outlined(let files): files.kind(of: path, onDisk: Disk.kind)
    }
  }

  /// What stands at a path, links followed; `nil` for nothing and for a link to nothing.
  func targetKind(of path: String) -> Disk.Kind? {
    switch source {
    case .disk: Disk.targetKind(of: path)
    case .outlined(let files): files.kind(of: path, onDisk: Disk.targetKind)
    }
  }

  /// The path without links, as the disk spells it; `nil` where nothing stands.
  func realPath(of path: String) -> String? {
    switch source {
    case .disk: Disk.realPath(of: path)
    case .outlined(let files): files.realPath(of: path)
    }
  }

  /// What stands in a folder, sorted by name, without `.` and `..`.
  func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    switch source {
    case .disk: try Disk.entries(in: folder)
    case .outlined(let files): try files.entries(in: folder)
    }
  }

  /// The bytes of a file.
  package func contents(of path: String) throws(SystemError) -> [UInt8] {
    if case .outlined(let files) = source, let text = try files.text(of: path) { return text }
    return try Disk.contents(of: path)
  }

  /// Reads a file in place of the one that a buffer holds.
  func load(_ path: String, into buffer: inout FileBuffer) throws(SystemError) {
    if case .outlined(let files) = source, let text = try files.text(of: path) {
      return buffer.fill(with: text)
    }
    try buffer.load(path)
  }

  /// What is put before paths as seen from a folder to read them: nothing for the process's own
  /// folder, from where the system has a shorter way to each file.
  func base(in workingDirectory: String) -> String {
    guard case .disk = source, workingDirectory == Disk.workingDirectory else {
      return workingDirectory
    }
    return ""
  }
}
