#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread that computes a number.
final class Thread {
  private let work: @Sendable () -> UInt64
  private var result: UInt64 = 0
  #if canImport(Darwin)
    private var handle: pthread_t?
  #else
    private var handle = pthread_t()
  #endif

  /// Starts at once.
  init(_ work: @escaping @Sendable () -> UInt64) {
    self.work = work
    let context = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
      pthread_create(
        &handle, nil,
        { context in
          Thread.run(context)
          return nil
        }, context)
    #else
      pthread_create(
        &handle, nil,
        { context in
          if let context { Thread.run(context) }
          return nil
        }, context)
    #endif
  }

  private static func run(_ context: UnsafeMutableRawPointer) {
    let thread = Unmanaged<Thread>.fromOpaque(context).takeRetainedValue()
    thread.result = thread.work()
  }

  /// Waits for the end.
  func join() -> UInt64 {
    #if canImport(Darwin)
      if let handle { pthread_join(handle, nil) }
    #else
      pthread_join(handle, nil)
    #endif
    return result
  }
}
