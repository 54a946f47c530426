struct AppDependency {
  let logger: any Logging
  let debugServer: DebugServer?
  let crashLogger: (any Logging)?
  var account: String?
  let mailbox: Mailbox
}

protocol HasCrashLogger {
  var crashLogger: (any Logging)? { get }
}

protocol HasMailbox {
  var mailbox: Mailbox { get }
}

struct Watchdog {
  typealias Dependencies = HasCrashLogger & HasMailbox

  let dependencies: any Dependencies

  var reportsCrashes: Bool { dependencies.crashLogger != nil }
  var watchesServer: Bool { dependencies.mailbox.debugServer != nil }
}
