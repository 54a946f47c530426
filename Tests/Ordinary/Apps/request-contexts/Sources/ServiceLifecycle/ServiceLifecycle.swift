// Stands in for swift-service-lifecycle, which is not part of the project's sources.

public import Logging
public import UnixSignals

/// Runs until its group shuts down.
public protocol Service: Sendable {
  func run() async throws
}

/// Waits for the shutdown of the service that calls it.
public func gracefulShutdown() async throws { await Shutdown.current?.wait() }

/// The shutdown of one service or group.
actor Shutdown {
  @TaskLocal static var current: Shutdown?

  private var isTriggered = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if !isTriggered { await withCheckedContinuation { waiting.append($0) } }
  }

  func trigger() {
    isTriggered = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// The services of a group, in the order of their start.
public struct ServiceGroupConfiguration: Sendable {
  let services: [any Service]

  /// Services, and the signals that shut them down.
  public init(
    services: [any Service], gracefulShutdownSignals: [UnixSignal] = [], logger: Logger
  ) {
    self.services = services
  }
}

/// Starts services in order, and shuts them down in reverse order.
public actor ServiceGroup: Service {
  private let services: [any Service]
  private let shutdown = Shutdown()

  /// A group that does not run yet.
  public init(configuration: ServiceGroupConfiguration) { services = configuration.services }

  /// Returns when all services have stopped.
  public func run() async throws {
    var running: [(shutdown: Shutdown, task: Task<Void, any Error>)] = []
    for service in services {
      let shutdown = Shutdown()
      let task = Task {
        try await Shutdown.$current.withValue(shutdown) { try await service.run() }
      }
      running.append((shutdown, task))
    }
    await shutdown.wait()
    for (shutdown, task) in running.reversed() {
      await shutdown.trigger()
      try await task.value
    }
  }

  /// Begins the shutdown.
  public func triggerGracefulShutdown() async { await shutdown.trigger() }
}
