#if !hasFeature(Embedded)
  /// The factories that each thread is running, to detect factories that need each other.
  enum Resolving {
    /// A running factory.
    struct Step: Equatable, Sendable {
      /// The type that the factory is registered under.
      let type: Any.Type
      /// The registry that has the factory.
      let owner: ObjectIdentifier
      /// The registry whose `resolve` was called, and which the factory gets.
      let asked: ObjectIdentifier

      static func == (one: Step, other: Step) -> Bool {
        one.type == other.type && one.owner == other.owner && one.asked == other.asked
      }
    }

    /// The number of times that a factory with arguments may call itself, because its arguments may
    /// end the recursion.
    private static let depth = 100

    /// The running factories of each thread, outermost first.
    private static let steps = Guarded<[UInt: [Step]]>([:])

    /// Calls a factory.
    ///
    /// - Parameters:
    ///   - step: The factory.
    ///   - takesArguments: True if the factory may call itself with other arguments.
    /// - Throws: `RegistryError.cycle` if the thread is running the same factory already, and the
    ///   errors of the factory.
    static func inside<Made>(
      _ step: Step, takesArguments: Bool, _ make: () throws -> Made
    ) throws -> Made {
      let thread = ThreadID.current.value
      let cycle = steps.withLock { steps -> [Step] in
        let running = steps[thread, default: []]
        if let last = running.lastIndex(of: step),
          !takesArguments || running.count(where: { $0 == step }) >= depth
        {
          return running[last...] + [step]
        }
        steps[thread, default: []].append(step)
        return []
      }
      if !cycle.isEmpty {
        throw RegistryError.cycle(cycle.map { String(reflecting: $0.type) })
      }
      defer {
        steps.withLock { steps in
          _ = steps[thread]?.popLast()
          if steps[thread]?.isEmpty == true { steps[thread] = nil }
        }
      }
      return try make()
    }
  }
#endif
