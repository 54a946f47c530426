#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps other runs of the tool from writing at the same time. Nothing is left of it on disk, and
/// the system lifts it when the process ends, however it ends.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until no other run holds the lock of a folder. Where the file system knows no locks,
  /// goes on without.
  init(waitingFor folder: String) {
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
