#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Disk {
  /// Replaces a file: writes a temporary file beside it and renames that one, so that a reader sees
  /// the old text or the new one.
  ///
  /// The permissions of the old file are kept.
  ///
  /// The temporary file has the same name in each run, and no Swift build reads it. A run that is
  /// killed leaves it to the next run, which overwrites and renames it. Two runs at the same time
  /// wait for each other.
  ///
  /// - Parameter path: The path of a file that is not a link.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let temporary = Path.join(Path.folder(of: path), ".\(Path.name(of: path)).hasgen-tmp")
    let descriptor = try openAlone(temporary)
    defer { close(descriptor) }
    do throws(SystemError) {
      try write(bytes, to: descriptor)
      guard ftruncate(descriptor, off_t(bytes.count)) == 0 else { throw .last }
      var old = stat()
      if stat(path, &old) == 0, fchmod(descriptor, old.st_mode & 0o7777) != 0 { throw .last }
      guard fsync(descriptor) == 0, rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Opens a file for writing without truncating it, once no other run has it open.
  private static func openAlone(_ path: String) throws(SystemError) -> Int32 {
    while true {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { throw .last }
      // Some network disks have no locks: there, a run takes the file without one.
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var opened = stat()
      var named = stat()
      if fstat(descriptor, &opened) == 0, stat(path, &named) == 0, opened.st_ino == named.st_ino {
        return descriptor
      }
      // Another run has renamed or removed the file in the meantime.
      close(descriptor)
    }
  }

  /// Writes all bytes to an open file.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite($0, to: descriptor) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  /// Removes a file, unless it is already gone.
  package static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .last }
  }

  /// Makes a folder, and the folders around it.
  package static func makeFolder(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    let outer = Path.folder(of: path)
    if outer != path { try makeFolder(outer) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Makes a folder that only this user may read, and returns its path; absolute, without links.
  package static func makeTemporaryFolder() throws(SystemError) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    guard let real = realPath(of: parent) else { throw .last }
    var template = Array(Path.join(real, "hasgen-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder with everything in it; links are not followed.
  package static func removeFolder(_ path: String) {
    for (name, kind) in readableEntries(in: path) {
      let inner = Path.join(path, name)
      if kind == .folder { removeFolder(inner) } else { unlink(inner) }
    }
    rmdir(path)
  }
}

/// The function of the system, which `Disk.write` hides.
private func systemWrite(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
