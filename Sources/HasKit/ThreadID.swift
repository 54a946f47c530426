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

/// The identity of a running thread.
struct ThreadID: Equatable {
  /// The number of the thread, never zero.
  let value: UInt

  /// The current thread; always the same on platforms without threads.
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

/// The identity of a thread is a number in some C libraries, signed or unsigned, and an address in
/// others.
extension UInt {
  fileprivate init(thread: UInt) { self = thread }
  fileprivate init(thread: Int) { self.init(bitPattern: thread) }
  fileprivate init(thread: OpaquePointer) { self.init(bitPattern: thread) }
  fileprivate init<Opaque>(thread: UnsafeMutablePointer<Opaque>) { self.init(bitPattern: thread) }
}
