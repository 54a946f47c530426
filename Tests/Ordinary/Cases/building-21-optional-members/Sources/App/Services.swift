protocol Logging: AnyObject {}

final class MemoryLogger: Logging {}

/// Opens a port as soon as there is one.
final class DebugServer {
  @MainActor init() { DebugServer.started += 1 }

  @MainActor static var started = 0
}

final class Mailbox {
  let logger: (any Logging)?
  let debugServer: DebugServer?
  let account: String?

  init(logger: (any Logging)?, debugServer: DebugServer?, account: String?) {
    self.logger = logger
    self.debugServer = debugServer
    self.account = account
  }
}
