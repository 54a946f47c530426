import Synchronization

/// Memory for a value that is built on first use, by one thread, and then read without a lock.
// Shared between threads only by what is `Sendable` where `Value` is.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline
final class OnceBox<Value, Failure: Error>: BuildLock, @unchecked Sendable {
  /// One if there is a value, and two for each thread that reads it right now: the value goes only
  /// when nobody reads it.
  @usableFromInline let state = Atomic<Int>(0)
  @usableFromInline let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  private let build: @Sendable () throws(Failure) -> Value

  init(_ build: @escaping @Sendable () throws(Failure) -> Value) {
    self.build = build
  }

  /// A value that is there already.
  init(holding value: Value) {
    // Shared between threads only where it is `Sendable`, as the box.
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

  /// The value, built if there is none yet.
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

  /// The value, built if there is none yet.
  ///
  /// - Parameter atCycle: Called where the build needs the value itself; with the locks that wait for
  ///   each other.
  func builtValue(atCycle: ([BuildLock]) throws(Failure) -> Never) throws(Failure) -> Value {
    while true {
      try withLock(atCycle: atCycle) { () throws(Failure) in
        if hasValue { return }
        memory.initialize(to: try build())
        state.add(1, ordering: .releasing)
      }
      // Mostly at once: somebody may have reset it since.
      if let value = readValue() { return value }
    }
  }

  /// Forgets the value, if there is one.
  func reset() {
    // It goes behind the lock, since what it does then is not known here.
    var value: Value?
    withLock {
      guard hasValue else { return }
      state.subtract(1, ordering: .relaxed)
      // Those who read have begun before; they need a few instructions.
      while state.load(ordering: .acquiring) != 0 { ThreadID.pause() }
      value = memory.move()
    }
    _ = value
  }

  private var hasValue: Bool { state.load(ordering: .acquiring) & 1 == 1 }
}
