protocol Logging {
  func log(_ line: String)
}

struct ConsoleLogger: Logging {
  func log(_ line: String) { print(line) }
}

/// Keeps the steps that led to a crash.
final class StepRecorder {}

final class CrashReporter {
  private let logger: any Logging
  private let recorder: StepRecorder?

  init(logger: any Logging) {
    self.logger = logger
    recorder = nil
  }

  init(logger: any Logging, recordingInto recorder: StepRecorder) {
    self.logger = logger
    self.recorder = recorder
  }
}
