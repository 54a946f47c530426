#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The questions and orders of the tool to the disk; there are no others. All paths are absolute.
package enum Disk {
  /// The kind of thing at a path.
  package enum Kind: Sendable {
    case file, folder, link, other
  }

  /// The kind of thing at a path, links not followed; `nil` for nothing.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return kind(mode: status.st_mode)
  }

  /// The kind of thing at a path, links followed; `nil` for nothing and for a link to nothing.
  package static func targetKind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(mode: status.st_mode)
  }

  private static func kind(mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Whether nobody is meant to write a file: a superuser could, and anybody could replace it.
  package static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & 0o222 == 0
  }

  /// The path without links, as the disk spells it; `nil` where nothing stands.
  package static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// The folder that the process works in; `nil` where it is gone, or its path is not UTF-8.
  package static var workingDirectory: String? { realPath(of: ".") }

  /// The path without links that a file has or would have; `nil` if a link on the way leads to
  /// nothing.
  ///
  /// - Parameter path: A normalized path.
  package static func realPath(ofNew path: String) -> String? {
    if kind(of: path) != nil { return realPath(of: path) }
    return realPath(ofNew: Path.folder(of: path)).map { Path.join($0, Path.name(of: path)) }
  }

  /// The bytes of a file.
  ///
  /// - Parameter limit: The size beyond which a file is refused, in bytes.
  package static func contents(
    of path: String, upTo limit: Int = FileBuffer.limit
  ) throws(SystemError) -> [UInt8] {
    guard targetKind(of: path) != .other else { throw SystemError(code: EINVAL) }
    var buffer = FileBuffer()
    try buffer.load(path, upTo: limit)
    return buffer.withBytes { Array($0) }
  }

  /// A file or folder in a folder.
  package struct Entry: Sendable {
    /// The name, with what cannot be read replaced where it is no UTF-8.
    package let name: String
    /// Whether the name is UTF-8, so that a path can be made of it.
    package let isValid: Bool
    /// The kind, if the folder itself tells; some file systems do not.
    package let knownKind: Kind?

    /// The reason why it cannot be named in printed and generated text; `nil` if it can.
    package var reasonNotToName: String? {
      isValid ? Path.reasonNotToName(name) : "its name is not UTF-8"
    }
  }

  /// The entries of a folder, sorted by name, without `.` and `..`.
  package static func entries(in folder: String) throws(SystemError) -> [Entry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let (name, isValid) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let text = UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self)
        let valid = String(validatingCString: text)
        return (valid ?? String(cString: text), valid != nil)
      }
      if name == "." || name == ".." { continue }
      entries.append(
        Entry(name: name, isValid: isValid, knownKind: kind(type: Int(entry.pointee.d_type))))
    }
    if errno != 0 { throw .last }
    return entries.sorted { $0.name < $1.name }
  }

  private static func kind(type: Int) -> Kind? {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }
}
