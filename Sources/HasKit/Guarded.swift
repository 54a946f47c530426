#if !hasFeature(Embedded)
  import Synchronization

  /// A value behind a lock. An atomic repeats the order of the lock, because the thread sanitizer
  /// on Linux does not know `Mutex`.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct Guarded<Value: Sendable>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let order = Atomic<Bool>(false)

    init(_ value: Value) {
      mutex = Mutex(value)
    }

    /// Calls the body with the value, one thread at a time.
    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      mutex.withLock { value in
        _ = order.load(ordering: .acquiring)
        defer { order.store(true, ordering: .releasing) }
        return body(&value)
      }
    }
  }
#endif
