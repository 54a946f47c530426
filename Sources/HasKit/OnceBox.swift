/// A value that is built on first use, by one thread.
// The types that share it between threads are `Sendable` only if `Value` is.
@usableFromInline
final class OnceBox<Value, Failure: Error>: SharedValue<Value>, @unchecked Sendable {
  private let build: @Sendable () throws(Failure) -> Value

  init(_ build: @escaping @Sendable () throws(Failure) -> Value) {
    self.build = build
  }

  /// A box with a value.
  init(holding value: Value) {
    // Like the box, it is shared between threads only if it is `Sendable`.
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
  /// - Parameter atCycle: Is called if the build needs the value itself, with the locks that wait
  ///   for each other.
  func builtValue(atCycle: ([BuildLock]) throws(Failure) -> Never) throws(Failure) -> Value {
    while true {
      try withLock(atCycle: atCycle) { () throws(Failure) in
        if !hasValue { set(try build()) }
      }
      // Another thread may have reset the value since, so that it is built again.
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
    /// A mirror without children. Before macOS 15 and iOS 18, `dump` and Swift Testing would crash
    /// when they read the type of `build`, because the system does not know typed errors.
    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: [], ancestorRepresentation: .suppressed) }
  }
#endif
