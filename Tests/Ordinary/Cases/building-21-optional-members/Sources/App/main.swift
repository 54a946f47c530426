// The server has an effect, and there is a logger, but nobody asked for either.
let app = AppDependency.live()
precondition(DebugServer.started == 0 && app.debugServer == nil, "a server is started")
precondition(app.crashLogger == nil && app.account == nil, "an optional member is built")
precondition(app.mailbox.debugServer == nil && app.mailbox.account == nil, "built for the mailbox")
precondition(app.mailbox.logger === app.logger, "an optional parameter misses the member")
let quiet = Watchdog(dependencies: app)
precondition(!quiet.reportsCrashes && !quiet.watchesServer, "the consumer sees another app")

// What is passed is the member, and reaches what takes it.
let server = DebugServer()
let crashLogger = MemoryLogger()
let debug = AppDependency.live(debugServer: server, crashLogger: crashLogger, account: "Ada")
precondition(debug.debugServer === server && DebugServer.started == 1, "a second server")
precondition(debug.crashLogger === crashLogger && debug.account == "Ada", "what was passed is lost")
precondition(debug.mailbox.debugServer === server, "the mailbox has another server")
precondition(debug.mailbox.account == "Ada", "the mailbox has no account")
let watchdog = Watchdog(dependencies: debug)
precondition(watchdog.reportsCrashes && watchdog.watchesServer, "the consumer sees another app")
