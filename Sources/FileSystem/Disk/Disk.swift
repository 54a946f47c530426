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

  /// The bytes of a file.
  ///
  /// - Parameter limit: The size beyond which a file is refused, in bytes.
  package static func contents(
    of path: String, upTo limit: Int = FileBuffer.limit
  ) throws(SystemError) -> [UInt8] {
    // Not to wait for anybody who writes, should it be a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard kind(mode: status.st_mode) != .other else { throw SystemError(code: EINVAL) }
    guard status.st_size <= limit else { throw SystemError(code: EFBIG) }
    // One byte more than the size, so that the end is mostly found at once.
    var bytes = try rest(of: descriptor, upTo: max(Int(status.st_size), 0) + 1)
    var isAtEnd = bytes.count <= Int(status.st_size)
    while !isAtEnd {
      let more = try rest(of: descriptor, upTo: bytes.count)
      isAtEnd = more.isEmpty
      bytes += more
    }
    return bytes
  }

  /// The bytes that can still be read, without those beyond a limit.
  private static func rest(
    of descriptor: Int32, upTo limit: Int
  ) throws(SystemError) -> [UInt8] {
    var error: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit {
        let got = read(descriptor, buffer.baseAddress.map { $0 + count }, limit - count)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { error = .last }
        if got <= 0 { return }
        count += got
      }
    }
    if let error { throw error }
    return bytes
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
