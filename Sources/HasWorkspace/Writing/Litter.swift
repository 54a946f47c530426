import FileSystem
import HasGeneration

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files that killed runs left beside the files that they meant to write.
enum Litter {
  /// The files beside others that have a name of ours; absolute. A folder that cannot be read has
  /// none.
  static func candidates(besides paths: [String]) -> [String] {
    Set(paths.map(Path.folder)).sorted().flatMap { folder in
      ((try? Disk.entries(in: folder)) ?? [])
        .filter { TemporaryName.process(of: $0.name) != nil }
        .map { Path.join(folder, $0.name) }
    }
  }

  /// Removes those that nobody writes any more. Whoever may not remove them can still work.
  ///
  /// - Parameter isLocked: Whether the lock says that no other run writes; else their names tell,
  ///   as far as processes can be seen from here.
  static func remove(_ candidates: [String], isLocked: Bool) {
    for path in candidates where isLocked || !isProcessAlive(of: path) {
      if isOurs(path) { try? Disk.remove(path) }
    }
  }

  /// Whether a file is generated, or the beginning of one that is. A name alone might be anybody's.
  private static func isOurs(_ path: String) -> Bool {
    guard Disk.kind(of: path) == .file, let bytes = try? Disk.contents(of: path) else {
      return false
    }
    return FileGenerator.marks(bytes) || FileGenerator.marker.utf8.starts(with: bytes)
  }

  private static func isProcessAlive(of path: String) -> Bool {
    guard let process = TemporaryName.process(of: Path.name(of: path)) else { return true }
    return kill(process, 0) == 0 || errno != ESRCH
  }
}
