import Core
import Feeds

@MainActor final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  nonisolated func log(_ line: String) { MainActor.assumeIsolated { lines.append(line) } }
}

let logger = MemoryLogger()
let app = AppDependency(logger: logger)

FeedCoordinator(dependencies: app).open().load()
precondition(logger.lines == ["1 attempts"], "the policy: \(logger.lines)")

FeedCoordinator(dependencies: app.byReference).open().load()
precondition(logger.lines.count == 2, "the reference logs elsewhere: \(logger.lines)")
