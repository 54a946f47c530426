import Container
import Core
import Feeds
import Net

@MainActor final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  nonisolated func log(_ line: String) { MainActor.assumeIsolated { lines.append(line) } }
}

let logger = MemoryLogger()
let app = AppDependency.logging(to: logger)
precondition(app.attempts == 3, "the policy that was passed")

// The factory is public, although the container's file imports the parameter's module internally.
app.makeFeedScreen(policy: RetryPolicy(attempts: 2)).load()
precondition(logger.lines == ["2 attempts"], "the policy: \(logger.lines)")
FeedCoordinator(dependencies: app.byReference).open().load()
precondition(logger.lines.last == "1 attempts", "the policy: \(logger.lines)")

app.feeds.open().load()
precondition(logger.lines.count == 3, "the feeds log elsewhere: \(logger.lines)")

// So is the copy, with the member that other modules see.
let other = MemoryLogger()
FeedCoordinator(dependencies: app.overriding(logger: other)).open().load()
precondition(other.lines == ["1 attempts"] && logger.lines.count == 3, "the logger of the copy")
precondition(app.overriding(logger: other).attempts == 3, "the copy has another policy")
