let app = AppDependency.live(appName: "Invoices", isDebug: false)
precondition(app.appName == "Invoices", "the name has another source: \(app.appName)")
precondition(!app.isDebug && app.isRelease, "the flag has another source")
var printed = app
precondition(printed.footer == "Page 1", "the footer: \(printed.footer)")
precondition(app.archive === app.ledger, "a second ledger")

InvoiceScreen(dependencies: app).open()
precondition(
  app.ledger.lines == [
    "Welcome to Invoices", "Invoices, version 1.0 (17) of Invoices",
  ], "the ledger: \(app.ledger.lines)")

// The computed properties of a copy follow what is replaced.
let debug = app.overriding(appName: "Drafts", isDebug: true)
precondition(debug.title == "Drafts, version 1.0 (17)", "the title of the app: \(debug.title)")
precondition(!debug.isRelease && debug.ledger === app.ledger, "what is not replaced changes")
InvoiceScreen(dependencies: debug.byReference).open()
precondition(app.ledger.lines.suffix(1) == ["Welcome to Drafts"], "\(app.ledger.lines)")
