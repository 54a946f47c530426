#if DEBUG
  /// The reader, and how long it took.
  @MainActor
  struct TimedReader {
    typealias Dependencies = ReaderCoordinator.Dependencies & HasStopwatch

    let dependencies: any Dependencies

    func start(with command: Launch.Command) async throws {
      try await ReaderCoordinator(dependencies: dependencies).start(with: command)
      dependencies.logger.log("took \(dependencies.stopwatch.elapsed)")
    }
  }
#endif
