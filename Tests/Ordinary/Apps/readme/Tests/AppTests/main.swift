@testable import App

// The top level runs on the main actor, and so does the log.
@MainActor final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  nonisolated func log(_ line: String) { MainActor.assumeIsolated { lines.append(line) } }
}

struct StoppedClock: Telling {
  let today: String
}

let logger = MemoryLogger()
let monday = AppDependency(
  logger: logger, clock: StoppedClock(today: "Monday"), forecasts: WebForecasts())
let friday = AppDependency(
  logger: logger, clock: StoppedClock(today: "Friday"), forecasts: WebForecasts())

// One container serves both consumers.
WelcomeScreen(dependencies: monday).open()
precondition(logger.lines == ["Welcome home"], "the logger of the container")

// The screen behind the first one gets the container that the first one was given.
HomeScreen(dependencies: friday).openDay().show()
precondition(logger.lines.last == "Friday: sun", "another clock: \(logger.lines)")
HomeScreen(dependencies: monday).openDay().show()
precondition(logger.lines.last == "Monday: sun", "another clock: \(logger.lines)")

// The conformances lead to the members themselves.
precondition((monday as any HasLogger).logger as? MemoryLogger === logger, "the logger")
precondition((friday as any HasClock).clock.today == "Friday", "the clock")
precondition((monday as any HasForecasts).forecasts is WebForecasts, "the forecasts")
