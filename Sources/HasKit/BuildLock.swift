import Synchronization

/// Lets one thread at a time build something, and stops where waiting would never end.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline
class BuildLock: @unchecked Sendable {
  /// The `ThreadID` that is inside; zero while nobody is.
  private let builder = Atomic<UInt>(0)

  #if hasFeature(Embedded)
    private let isTaken = Atomic<Bool>(false)
  #else
    private let mutex = Mutex<Void>(())
    /// Who waits for whom, so that two threads that wait for each other are told. Only touched
    /// where one waits.
    private static let waits = Guarded<[UInt: BuildLock]>([:])

    /// The type of what is built.
    var type: Any.Type { Never.self }
  #endif

  /// Calls the body while no other thread is inside; stops with a message where this thread is
  /// inside already, or waits for one that waits for this.
  final func withLock<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    try withLock(atCycle: { (locks) throws(Failure) in stopAtCycle(locks) }, body)
  }

  /// Calls the body while no other thread is inside.
  ///
  /// - Parameters:
  ///   - atCycle: Called in place of the body where this thread is inside already, or waits for one
  ///     that waits for this; with the locks that wait for each other.
  ///   - body: What only one thread does at a time.
  final func withLock<Failure: Error>(
    atCycle: ([BuildLock]) throws(Failure) -> Never, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let thread = ThreadID.current.value
    if builder.load(ordering: .relaxed) == thread { try atCycle([self]) }
    #if hasFeature(Embedded)
      while isTaken.exchange(true, ordering: .acquiring) {}
      defer { isTaken.store(false, ordering: .releasing) }
      try build(body, on: thread)
    #else
      let wasFree: Void? = try mutex.withLockIfAvailable { (_) throws(Failure) in
        try build(body, on: thread)
      }
      if wasFree != nil { return }
      let circle = noteWait(of: thread)
      if !circle.isEmpty {
        Self.waits.withLock { $0[thread] = nil }
        try atCycle(circle)
      }
      try mutex.withLock { (_) throws(Failure) in
        Self.waits.withLock { $0[thread] = nil }
        try build(body, on: thread)
      }
    #endif
  }

  private final func build<Failure: Error>(
    _ body: () throws(Failure) -> Void, on thread: UInt
  ) throws(Failure) {
    // The order that the lock gives, told once more by atomics: on Linux the thread sanitizer knows
    // nothing of `Mutex`.
    _ = builder.exchange(thread, ordering: .acquiring)
    defer { builder.store(0, ordering: .releasing) }
    try body()
  }

  #if hasFeature(Embedded)
    final func stopAtCycle(_ locks: [BuildLock]) -> Never {
      fatalError("a lazy member needs itself to be built")
    }
  #else
    /// The locks of a circle, which the last one that begins to wait sees; empty if there is none.
    private final func noteWait(of thread: UInt) -> [BuildLock] {
      Self.waits.withLock { waits -> [BuildLock] in
        waits[thread] = self
        var circle = [self]
        while let last = circle.last {
          let builder = last.builder.load(ordering: .relaxed)
          if builder == thread { return circle }
          guard let next = waits[builder], !circle.contains(where: { $0 === next }) else { break }
          circle.append(next)
        }
        return []
      }
    }

    final func stopAtCycle(_ locks: [BuildLock]) -> Never {
      let names = locks.map { "'\($0.type)'" }
      let way = (names + names.prefix(1)).joined(separator: " needs ")
      fatalError(
        "a lazy member needs itself to be built: \(way). Hand one of them a closure that asks later, or split it."
      )
    }
  #endif
}
