#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps other runs of the tool from writing at the same time. Nothing is left of it on disk, and
/// the system lifts it when the process ends, however it ends.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32
  /// Whether surely no other run has the lock. Where the file system knows no locks, nobody has.
  package let isHeld: Bool
  /// Whether another run had it first, and may have written meanwhile.
  package let hasWaited: Bool

  /// Waits until no other run holds the lock of a folder.
  package init(waitingFor folder: String) {
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    let isFree = Self.lock(descriptor, LOCK_EX | LOCK_NB)
    hasWaited = !isFree && errno == EWOULDBLOCK
    isHeld = isFree || Self.lock(descriptor, LOCK_EX)
  }

  private static func lock(_ descriptor: Int32, _ operation: Int32) -> Bool {
    guard descriptor >= 0 else { return false }
    while flock(descriptor, operation) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
