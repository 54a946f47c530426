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
    let temporary = Path.join(Path.folder(of: path), temporaryName())
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
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Removes a file.
  package static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw .last }
  }

  /// Makes a folder, and those that it lies in.
  package static func makeFolder(_ path: String) throws(SystemError) {
    if targetKind(of: path) == .folder { return }
    let outer = Path.folder(of: path)
    if outer != path { try makeFolder(outer) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
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

  private static func temporaryName() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    let random = (0..<6).map { _ in letters[Int.random(in: letters.indices)] }
    return ".hasgen-" + String(random)
  }
}

/// The C function: inside `Disk` its name means another.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
