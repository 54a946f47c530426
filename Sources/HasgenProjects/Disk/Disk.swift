import HasgenReading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Access to files and folders. All paths are absolute.
package enum Disk {
  /// The size of the largest file that is read, in bytes: far more than any source file has.
  package static let sizeLimit = 32 << 20

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

  /// Returns true for a folder, or a link to one.
  package static func isFolder(_ path: String) -> Bool { targetKind(of: path) == .folder }

  private static func kind(mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Returns true if no user has write permission. The system would still let hasgen replace the
  /// file.
  package static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & 0o222 == 0
  }

  /// The path without links, as the disk spells it; `nil` if nothing exists there.
  package static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// The folder that the process works in; `nil` if it is gone, or its path is not UTF-8.
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
  /// - Parameter limit: The size beyond which a file is refused with `EFBIG`, in bytes.
  package static func contents(
    of path: String, upTo limit: Int = sizeLimit
  ) throws(SystemError) -> [UInt8] {
    // `O_NONBLOCK`: opening a pipe must not wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    let kind = kind(mode: status.st_mode)
    guard kind == .file else { throw SystemError(code: kind == .folder ? EISDIR : EINVAL) }
    let size = Int(status.st_size)
    guard size <= limit else { throw SystemError(code: EFBIG) }
    var error: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { error = .last }
        guard got > 0 else { return }
        count += got
      }
    }
    if let error { throw error }
    return bytes
  }

  /// The text of a file; `nil` if it cannot be read.
  package static func text(of path: String) -> String? {
    (try? contents(of: path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A file or folder in a folder, by its name. Bytes that are not UTF-8 are replaced by U+FFFD.
  package typealias Entry = (name: String, kind: Kind)

  /// The entries of a folder, sorted by name, without `.` and `..`.
  package static func entries(in folder: String) throws(SystemError) -> [Entry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      let kinds: [Int: Kind] = [Int(DT_REG): .file, Int(DT_DIR): .folder, Int(DT_LNK): .link]
      // Some file systems do not say what an entry is.
      let kind = kinds[Int(entry.pointee.d_type)] ?? kind(of: Path.join(folder, name))
      entries.append((name, kind ?? .other))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The entries of a folder, sorted by name; none if it cannot be read.
  package static func readableEntries(in folder: String) -> [Entry] {
    (try? entries(in: folder)) ?? []
  }

  /// The names of the folders in a folder, without hidden ones, links, and names that cannot be
  /// printed.
  package static func subfolders(of folder: String) -> [String] {
    readableEntries(in: folder).filter {
      $0.kind == .folder && !$0.name.hasPrefix(".") && Path.reasonNotToName($0.name) == nil
    }.map(\.name)
  }
}

/// The reason why a system call failed.
package struct SystemError: Error, Hashable {
  /// The number that the system gave: `ENOENT`.
  package let code: Int32

  /// The error of the call that has just failed.
  package static var last: SystemError { SystemError(code: errno) }

  /// True for `EPERM`.
  package var isNotPermitted: Bool { code == EPERM }

  /// The system's own words: `Permission denied`.
  package var reason: String { String(cString: strerror(code)) }
}

extension Diagnostic {
  /// An error for a file or folder that cannot be read.
  package static func unreadable(_ path: String, because reason: String) -> Diagnostic {
    Diagnostic(
      .error, "cannot read '\(path.utf8.printable)': \(reason)", id: .unreadableFile)
  }

  /// An error for a file or folder that the system does not let us read.
  package static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    let isLarge = error.code == EFBIG
    let reason = isLarge ? "it has more than \(Disk.sizeLimit >> 20) MB" : error.reason
    return Diagnostic(
      .error, "cannot read '\(path)': \(reason)", id: .unreadableFile,
      at: isLarge ? nil : Location(path: path, line: 1, column: 1))
  }
}
