#if DEBUG
  protocol TimeMeasuring: Sendable {
    /// The time since the start.
    var elapsed: Duration { get }
  }

  /// Only developers need to know: in a release build there is no stopwatch to ask for.
  protocol HasStopwatch {
    var stopwatch: any TimeMeasuring { get }
  }

  /// A stopwatch that starts when it is made.
  struct Stopwatch: TimeMeasuring {
    private let start = ContinuousClock.now

    var elapsed: Duration { start.duration(to: .now) }
  }
#endif
