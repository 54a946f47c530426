/// A value that is built on first use, by one thread.
// Unchecked, because the types that share a box between threads are `Sendable` only if `Value` is.
@usableFromInline
final class OnceBox<Value, Failure: Error>: SharedValue<Value>, @unchecked Sendable {
  private let build: @Sendable () throws(Failure) -> Value

  init(_ build: @escaping @Sendable () throws(Failure) -> Value) {
    self.build = build
  }

  /// A box with a value.
  init(holding value: Value) {
    // Threads share the box, and so the value, only if `Value` is `Sendable`.
    nonisolated(unsafe) let value = value
    build = { value }
  }

  #if !hasFeature(Embedded)
    override var type: Any.Type { Value.self }
  #endif

  /// Returns the value, which the first call builds.
  @inlinable
  func value() throws(Failure) -> Value {
    if let value = read() { return value }
    return try builtValue()
  }

  @usableFromInline
  func builtValue() throws(Failure) -> Value {
    try builtValue(atCycle: { (locks) throws(Failure) in stopAtCycle(locks) })
  }

  /// Returns the value, which the first call builds.
  ///
  /// - Parameter atCycle: Is called if the build needs the value itself. Its argument is the locks
  ///   of the cycle.
  func builtValue(atCycle: ([BuildLock]) throws(Failure) -> Never) throws(Failure) -> Value {
    while true {
      try withLock(atCycle: atCycle) { () throws(Failure) in
        if !hasValue { set(try build()) }
      }
      // Another thread may reset the value before this read. The loop then builds it again.
      if let value = read() { return value }
    }
  }

  /// Discards the value, if there is one.
  func reset() {
    // The value is deallocated after the lock is released: its `deinit` may run any code.
    var value: Value?
    withLock { value = remove() }
    _ = value
  }
}

#if !hasFeature(Embedded)
  extension OnceBox: CustomReflectable {
    /// A mirror without children. Before macOS 15 and iOS 18, the runtime does not support typed
    /// errors, so `dump` and Swift Testing would crash when they read the type of `build`.
    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: [], ancestorRepresentation: .suppressed) }
  }
#endif
