#if hasFeature(Embedded)
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import WinSDK
#endif

/// A thread, as long as it runs.
struct ThreadID: Equatable {
  /// Never zero.
  let value: UInt

  /// The thread that asks. Where there are no threads, always the same.
  static var current: ThreadID {
    #if hasFeature(Embedded)
      ThreadID(value: 1)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      ThreadID(value: UInt(thread: pthread_self()))
    #elseif canImport(WinSDK)
      ThreadID(value: UInt(GetCurrentThreadId()))
    #else
      ThreadID(value: 1)
    #endif
  }

  /// Lets other threads run.
  static func pause() {
    #if hasFeature(Embedded)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      usleep(1)
    #elseif canImport(WinSDK)
      SwitchToThread()
    #endif
  }
}

/// What a thread is known by is a number for some C libraries, signed or not, and an address for
/// others.
extension UInt {
  fileprivate init(thread: UInt) { self = thread }
  fileprivate init(thread: Int) { self.init(bitPattern: thread) }
  fileprivate init(thread: OpaquePointer) { self.init(bitPattern: thread) }
  fileprivate init<Opaque>(thread: UnsafeMutablePointer<Opaque>) { self.init(bitPattern: thread) }
}
