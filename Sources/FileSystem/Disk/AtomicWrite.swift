#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Disk {
  /// Puts a file in place as a whole or not at all: readers see the old text or the new one.
  ///
  /// Permissions of a file that was there are kept, its owner where the system lets us. `path`
  /// is no link.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let temporary = try stage(bytes, for: path)
    do throws(SystemError) {
      try move(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes a file that is to take the place of another, beside it.
  ///
  /// - Returns: Its path. Whoever called moves it or removes it; a run that is ended before leaves
  ///   it to `Litter`.
  package static func stage(_ bytes: [UInt8], for path: String) throws(SystemError) -> String {
    let temporary = Path.join(Path.folder(of: path), TemporaryName.random())
    // Not mkstemp: it makes files that only their owner may read.
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      do throws(SystemError) {
        try fill(descriptor, with: bytes, insteadOf: path)
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0 else { throw .last }
      return temporary
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Gives a file another name in its folder; what had it is gone.
  package static func move(_ path: String, to other: String) throws(SystemError) {
    guard rename(path, other) == 0 else { throw .last }
  }

  /// Gives a file a name that nothing has yet.
  ///
  /// - Throws: `EEXIST` when something has it meanwhile.
  package static func place(_ temporary: String, at path: String) throws(SystemError) {
    if link(temporary, path) == 0 {
      unlink(temporary)
      return
    }
    let error = SystemError.last
    // Not every file system knows a file by two names.
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(error.code) else { throw error }
    try move(temporary, to: path)
  }

  /// Removes a file.
  package static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw .last }
  }

  /// Removes a folder if nothing is in it.
  package static func removeEmptyFolder(_ path: String) { rmdir(path) }

  /// Makes a folder that only this user may read, and returns its path; absolute, without links.
  package static func makeTemporaryFolder() throws(SystemError) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    guard let real = realPath(of: parent) else { throw .last }
    var template = Array(Path.join(real, "hasgen-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder with all that it has; links are not followed.
  package static func removeFolder(_ path: String) {
    for entry in (try? entries(in: path)) ?? [] {
      let inner = Path.join(path, entry.name)
      if kind(of: inner) == .folder { removeFolder(inner) } else { unlink(inner) }
    }
    rmdir(path)
  }

  /// Makes names that were given in a folder outlast a loss of power.
  package static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    // Not every file system can; then there is nothing more to do.
    fsync(descriptor)
    close(descriptor)
  }

  /// Makes a folder, and those that it lies in.
  ///
  /// - Parameter made: Gets those that were not there, the outermost first, also if not all can be
  ///   made.
  package static func makeFolder(_ path: String, made: inout [String]) throws(SystemError) {
    if targetKind(of: path) == .folder { return }
    let outer = Path.folder(of: path)
    if outer != path { try makeFolder(outer, made: &made) }
    if mkdir(path, 0o777) == 0 {
      made.append(path)
    } else if errno != EEXIST {
      throw .last
    }
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], insteadOf path: String
  ) throws(SystemError) {
    try write(bytes, to: descriptor)
    var old = stat()
    if stat(path, &old) == 0 {
      // The owner first: changing it may take permissions away. Who may not change it is no
      // worse off than with any editor.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw .last }
    }
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Writes all bytes to an open file.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }
}

/// The C function: inside `Disk` its name means another.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
