#if hasFeature(Embedded)
#elseif canImport(Darwin)
  import os

  /// A value behind an `os_unfair_lock`. `Mutex` uses the same lock, but needs macOS 15 or iOS 18.
  @usableFromInline
  struct Guarded<Value>: ~Copyable {
    // The lock has its own memory, because it must keep its address.
    @usableFromInline let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    @usableFromInline let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    init(_ value: Value) {
      lock.initialize(to: os_unfair_lock())
      memory.initialize(to: value)
    }

    deinit {
      memory.deinitialize(count: 1)
      memory.deallocate()
      lock.deinitialize(count: 1)
      lock.deallocate()
    }

    // Both functions are inlined, because a generic caller would otherwise look up type metadata at
    // each call.

    /// Calls the body with the value, one thread at a time.
    @inlinable
    @inline(__always)
    func withLock<Result, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return try body(&memory.pointee)
    }

    /// Calls the body with the value, and returns true. Returns false at once if a thread holds the
    /// lock.
    @inline(__always)
    func withLockIfAvailable<Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
      guard os_unfair_lock_trylock(lock) else { return false }
      defer { os_unfair_lock_unlock(lock) }
      try body(&memory.pointee)
      return true
    }
  }

  extension Guarded: @unchecked Sendable where Value: Sendable {}
#else
  import Synchronization

  /// A value behind a lock. Each access also loads and stores an atomic, because the thread
  /// sanitizer on Linux does not recognize `Mutex`, and would report data races.
  struct Guarded<Value: Sendable>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let order = Atomic<Bool>(false)

    init(_ value: Value) {
      mutex = Mutex(value)
    }

    // Both functions are inlined, because a generic caller would otherwise look up type metadata at
    // each call.

    /// Calls the body with the value, one thread at a time.
    @inline(__always)
    func withLock<Result: Sendable, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try mutex.withLock { value throws(Failure) in
        _ = order.load(ordering: .acquiring)
        defer { order.store(true, ordering: .releasing) }
        return try body(&value)
      }
    }

    /// Calls the body with the value, and returns true. Returns false at once if a thread holds the
    /// lock.
    @inline(__always)
    func withLockIfAvailable<Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
      let result: Void? = try mutex.withLockIfAvailable { value throws(Failure) in
        _ = order.load(ordering: .acquiring)
        defer { order.store(true, ordering: .releasing) }
        try body(&value)
      }
      return result != nil
    }
  }
#endif
