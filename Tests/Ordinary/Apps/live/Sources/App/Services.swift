protocol Logging: AnyObject {
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

/// Keeps what it logs for the diagnostics screen.
// hasgen: live
final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

final class SilentLogger: Logging {
  func log(_ line: String) {}
}

protocol Telling {
  var today: Int { get }
}

protocol HasClock {
  var clock: any Telling { get }
}

struct SystemClock: Telling {
  var firstDay = 1
  var today: Int { firstDay }
}

/// A struct that stores services is built like a class.
struct Statistics {
  let clock: any Telling
  let logger: any Logging

  func count(_ title: String) { logger.log("day \(clock.today): \(title)") }
}

protocol HasStatistics {
  var statistics: Statistics { get }
}

struct PlaybackRates {
  let slow: Double
  let fast: Double
}

protocol HasPlaybackRates {
  var playbackRates: PlaybackRates { get }
}
