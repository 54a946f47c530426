protocol Logging: AnyObject {}

final class MemoryLogger: Logging {}

/// Keeps the steps that led to a crash.
final class StepRecorder {}

final class CrashReporter {
  let logger: any Logging
  let recorder: StepRecorder?

  // hasgen: live
  init(logger: any Logging) {
    self.logger = logger
    recorder = nil
  }

  init(logger: any Logging, recordingInto recorder: StepRecorder) {
    self.logger = logger
    self.recorder = recorder
  }
}

final class Synchronizer {
  let logger: any Logging
  let retries: Int

  init(logger: any Logging) {
    self.logger = logger
    retries = 3
  }

  init(logger: any Logging, retries: Int) {
    self.logger = logger
    self.retries = retries
  }
}
