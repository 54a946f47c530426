#if hasFeature(Embedded)
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A thread, as long as it runs.
struct ThreadID: Equatable {
  /// Never zero.
  let value: UInt

  /// The thread that asks. Where there are no threads, always the same.
  static var current: ThreadID {
    #if !hasFeature(Embedded) && (canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android))
      #if canImport(Darwin)
        ThreadID(value: UInt(bitPattern: pthread_self()))
      #else
        ThreadID(value: UInt(pthread_self()))
      #endif
    #else
      ThreadID(value: 1)
    #endif
  }

  /// Lets other threads run.
  static func pause() {
    #if !hasFeature(Embedded) && (canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android))
      usleep(1)
    #endif
  }
}
