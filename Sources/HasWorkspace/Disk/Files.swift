/// What a run may see of the disk: it is handed on from the request, and every question that a plan
/// has about files goes through it.
///
/// All paths are absolute.
package struct Files: Sendable {
  /// The disk as it is.
  package static let ofDisk = Files()

  private init() {}

  /// What stands at a path, links not followed; `nil` for nothing.
  func kind(of path: String) -> Disk.Kind? { Disk.kind(of: path) }

  /// What stands at a path, links followed; `nil` for nothing and for a link to nothing.
  func targetKind(of path: String) -> Disk.Kind? { Disk.targetKind(of: path) }

  /// The path without links, as the disk spells it; `nil` where nothing stands.
  func realPath(of path: String) -> String? { Disk.realPath(of: path) }

  /// What stands in a folder, sorted by name, without `.` and `..`.
  func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    try Disk.entries(in: folder)
  }

  /// The bytes of a file.
  package func contents(of path: String) throws(SystemError) -> [UInt8] {
    try Disk.contents(of: path)
  }

  /// Reads a file in place of the one that a buffer holds.
  func load(_ path: String, into buffer: inout FileBuffer) throws(SystemError) {
    try buffer.load(path)
  }

  /// What is put before paths as seen from a folder to read them: nothing for the process's own
  /// folder, from where the system has a shorter way to each file.
  func base(in workingDirectory: String) -> String {
    workingDirectory == Disk.workingDirectory ? "" : workingDirectory
  }
}
