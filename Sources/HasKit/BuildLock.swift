#if !canImport(Darwin) || hasFeature(Embedded)
  import Synchronization
#endif

/// A lock that lets one thread at a time build something, and detects threads that would wait for
/// each other forever.
@usableFromInline
class BuildLock: @unchecked Sendable {
  #if hasFeature(Embedded)
    private let isTaken = Atomic<Bool>(false)
  #else
    private let lock = Guarded<Void>(())
    /// The locks that threads wait for, by `ThreadID`, to detect threads that wait for each other.
    /// A thread that gets its lock at once does not use them.
    private static let waits = Guarded<[UInt: BuildLock]>([:])

    /// The type of the value that is built, for messages.
    var type: Any.Type { Never.self }
  #endif

  // Apple platforms use a lock here, because `Atomic` needs macOS 15 or iOS 18.
  #if canImport(Darwin) && !hasFeature(Embedded)
    private let sharedBuilder = Guarded<UInt>(0)

    /// The `ThreadID` that holds the lock; zero for none.
    private final var builder: UInt {
      get { sharedBuilder.withLock { $0 } }
      set { sharedBuilder.withLock { $0 = newValue } }
    }
  #else
    private let sharedBuilder = Atomic<UInt>(0)

    /// The `ThreadID` that holds the lock; zero for none.
    private final var builder: UInt {
      get { sharedBuilder.load(ordering: .relaxed) }
      set { sharedBuilder.store(newValue, ordering: .relaxed) }
    }
  #endif

  /// Calls the body while no other thread holds the lock. Stops the program with a message if this
  /// thread holds the lock already, or would wait for a thread that waits for this one.
  final func withLock<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    try withLock(atCycle: { (locks) throws(Failure) in stopAtCycle(locks) }, body)
  }

  /// Calls the body while no other thread holds the lock.
  ///
  /// - Parameters:
  ///   - atCycle: Is called instead of the body if this thread holds the lock already, or would
  ///     wait for a thread that waits for this one. Its argument is the locks of the cycle.
  ///   - body: The code that runs on one thread at a time.
  final func withLock<Failure: Error>(
    atCycle: ([BuildLock]) throws(Failure) -> Never, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let thread = ThreadID.current.value
    if builder == thread { try atCycle([self]) }
    #if hasFeature(Embedded)
      while isTaken.exchange(true, ordering: .acquiring) {}
      defer { isTaken.store(false, ordering: .releasing) }
      try build(body, on: thread)
    #else
      let wasFree = try lock.withLockIfAvailable { (_) throws(Failure) in
        try build(body, on: thread)
      }
      if wasFree { return }
      let cycle = noteWait(of: thread)
      if !cycle.isEmpty {
        Self.waits.withLock { $0[thread] = nil }
        try atCycle(cycle)
      }
      try lock.withLock { (_) throws(Failure) in
        Self.waits.withLock { $0[thread] = nil }
        try build(body, on: thread)
      }
    #endif
  }

  private final func build<Failure: Error>(
    _ body: () throws(Failure) -> Void, on thread: UInt
  ) throws(Failure) {
    builder = thread
    defer { builder = 0 }
    try body()
  }

  #if hasFeature(Embedded)
    final func stopAtCycle(_ locks: [BuildLock]) -> Never {
      fatalError("a lazy member needs itself to be built")
    }
  #else
    /// Records that a thread waits for this lock. Returns the locks of the cycle if the threads now
    /// wait for each other; otherwise, returns an empty array.
    private final func noteWait(of thread: UInt) -> [BuildLock] {
      Self.waits.withLock { waits -> [BuildLock] in
        waits[thread] = self
        var cycle = [self]
        while let last = cycle.last {
          let builder = last.builder
          if builder == thread { return cycle }
          guard let next = waits[builder], !cycle.contains(where: { $0 === next }) else { break }
          cycle.append(next)
        }
        return []
      }
    }

    final func stopAtCycle(_ locks: [BuildLock]) -> Never {
      let names = locks.map { "'\($0.type)'" }
      let way = (names + names.prefix(1)).joined(separator: " needs ")
      fatalError(
        "a lazy member needs itself to be built: \(way). Pass one of them a closure that reads the "
          + "other later, or split it."
      )
    }
  #endif
}
