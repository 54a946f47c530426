public protocol Logging: Sendable {}
public protocol HasLogging { var logging: any Logging { get } }
public final class ConsoleLogger: Logging {
  public init() {}
}

public protocol Clock: Sendable {}
public protocol HasClock { var clock: any Clock { get } }
// hasgen: live
public final class SystemClock: Clock {
  public init() {}
}

public protocol FeatureFlags: Sendable {}
public protocol HasFeatureFlags { var featureFlags: any FeatureFlags { get } }
public final class LocalFlags: FeatureFlags {
  public init(logging: any Logging) {}
}

public protocol Metrics: Sendable {}
public protocol HasMetrics { var metrics: any Metrics { get } }
public final class LogMetrics: Metrics {
  public typealias Dependencies = HasLogging & HasClock
  public init(dependencies: any Dependencies) {}
}

public protocol CrashReporter: Sendable {}
public protocol HasCrashReporter { var crashReporter: any CrashReporter { get } }
public final class FileCrashReporter: CrashReporter {
  public init(path: String, logging: any Logging) {}
}

public protocol Localizer: Sendable {}
public protocol HasLocalizer { var localizer: any Localizer { get } }
public final class BundleLocalizer: Localizer {
  public init(logging: any Logging) {}
}

public protocol Scheduler: Sendable {}
public protocol HasScheduler { var scheduler: any Scheduler { get } }
public final class QueueScheduler: Scheduler {
  public init(clock: any Clock) {}
}

public protocol EventBus: Sendable {}
public protocol HasEventBus { var eventBus: any EventBus { get } }
public final class MemoryBus: EventBus {
  public init(logging: any Logging) {}
}

public protocol Random: Sendable {}
public protocol HasRandom { var random: any Random { get } }
public final class SystemRandom: Random {
  public init() {}
}

public protocol Formatter: Sendable {}
public protocol HasFormatter { var formatter: any Formatter { get } }
public final class LocaleFormatter: Formatter {
  public init(localizer: any Localizer) {}
}

/// Another clock: which one is meant is marked.
public struct FixedClock: Clock {
  public init() {}
}
