#if canImport(Darwin) && !hasFeature(Embedded)
  /// Memory for a value that one thread at a time sets or removes, while other threads read it.
  ///
  /// A read holds a lock while it copies the value, because `Atomic` needs macOS 15 or iOS 18.
  @usableFromInline
  class SharedValue<Value>: BuildLock, @unchecked Sendable {
    @usableFromInline final let guarded = Guarded<Value?>(nil)

    final var hasValue: Bool { guarded.withLock { $0 != nil } }

    /// Returns the value, if there is one.
    @inlinable
    final func read() -> Value? {
      guarded.withLock { $0 }
    }

    /// Sets the value.
    ///
    /// - Precondition: There is none.
    final func set(_ value: Value) {
      guarded.withLock { $0 = value }
    }

    /// Removes the value, if there is one, and returns it.
    final func remove() -> Value? {
      guarded.withLock { $0.take() }
    }
  }
#else
  import Synchronization

  /// Memory for a value that one thread at a time sets or removes, while other threads read it
  /// without a lock.
  @usableFromInline
  class SharedValue<Value>: BuildLock, @unchecked Sendable {
    /// The sum of 1, if there is a value, and 2 for each thread that is reading it. The value is
    /// removed only while no thread reads it.
    @usableFromInline final let state = Atomic<Int>(0)
    @usableFromInline final let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    deinit {
      if hasValue { memory.deinitialize(count: 1) }
      memory.deallocate()
    }

    final var hasValue: Bool { state.load(ordering: .acquiring) & 1 == 1 }

    /// Returns the value, if there is one.
    @inlinable
    final func read() -> Value? {
      let before = state.add(2, ordering: .acquiring).oldValue
      defer { state.subtract(2, ordering: .releasing) }
      return before & 1 == 1 ? memory.pointee : nil
    }

    /// Sets the value.
    ///
    /// - Precondition: There is none.
    final func set(_ value: Value) {
      memory.initialize(to: value)
      state.add(1, ordering: .releasing)
    }

    /// Removes the value, if there is one, and returns it.
    final func remove() -> Value? {
      guard hasValue else { return nil }
      state.subtract(1, ordering: .relaxed)
      // Waits until no thread reads. A read takes a few instructions, and no longer finds a value.
      while state.load(ordering: .acquiring) != 0 { ThreadID.pause() }
      return memory.move()
    }
  }
#endif
