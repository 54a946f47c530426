import Synchronization

/// Memory for a value that is built on first use, by one thread, and then read without a lock.
// The types that share it between threads are `Sendable` only if `Value` is.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline
final class OnceBox<Value, Failure: Error>: BuildLock, @unchecked Sendable {
  /// The sum of 1, if there is a value, and 2 for each thread that is reading it. The value is
  /// removed only while no thread reads it.
  @usableFromInline let state = Atomic<Int>(0)
  @usableFromInline let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
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

  deinit {
    if hasValue { memory.deinitialize(count: 1) }
    memory.deallocate()
  }

  #if !hasFeature(Embedded)
    override var type: Any.Type { Value.self }
  #endif

  /// Returns the value, which the first call builds.
  @inlinable
  func value() throws(Failure) -> Value {
    if let value = readValue() { return value }
    return try builtValue()
  }

  @inlinable
  func readValue() -> Value? {
    let state = state.add(2, ordering: .acquiring).oldValue
    defer { self.state.subtract(2, ordering: .releasing) }
    return state & 1 == 1 ? memory.pointee : nil
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
        if hasValue { return }
        memory.initialize(to: try build())
        state.add(1, ordering: .releasing)
      }
      // Another thread may have reset the value since, so that it is built again.
      if let value = readValue() { return value }
    }
  }

  /// Discards the value, if there is one.
  func reset() {
    // The value is deallocated after the lock is released: its `deinit` may run any code.
    var value: Value?
    withLock {
      guard hasValue else { return }
      state.subtract(1, ordering: .relaxed)
      // Only threads that began to read before are counted; each needs a few instructions.
      while state.load(ordering: .acquiring) != 0 { ThreadID.pause() }
      value = memory.move()
    }
    _ = value
  }

  private var hasValue: Bool { state.load(ordering: .acquiring) & 1 == 1 }
}
