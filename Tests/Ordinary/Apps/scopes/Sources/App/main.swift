let logger = MemoryLogger()
let app = AppDependency(logger: logger, documentStore: DocumentStore())
let signIn = SignInCoordinator(dependencies: app)

// Two users at once: each scope has its own values, and both have the app's.
let ada = signIn.signIn("Ada")
let bob = signIn.signIn("Bob")
precondition(logger.lines == ["signs in Ada", "signs in Bob"], "the app's scope logs as a user")
precondition(ada.account.name == "Ada" && bob.account.name == "Bob", "accounts are exchanged")
precondition(ada.history !== bob.history, "two users have one history")
precondition(ada.documentStore === app.documentStore, "Ada has a store of her own")
precondition(bob.documentStore === app.documentStore, "Bob has a store of his own")

// The third level sees what its user has.
let letter = LibraryCoordinator(dependencies: ada).open("Letter")
let novel = LibraryCoordinator(dependencies: bob).open("Novel")
let shared = LibraryCoordinator(dependencies: bob).open("Letter")
precondition(letter.history === ada.history, "the document has another history")
precondition(novel.history === bob.history, "the document has another user's history")
Editor(dependencies: letter).write("Dear Bob")
Editor(dependencies: novel).write("Once")
Editor(dependencies: shared).write("Dear Ada")
precondition(app.documentStore["Letter"] == "Ada: Dear Bob\nBob: Dear Ada\n", "the shared letter")
precondition(app.documentStore["Novel"] == "Bob: Once\n", "the novel")
precondition(
  logger.lines.suffix(6) == [
    "Ada: opens Letter", "Bob: opens Novel", "Bob: opens Letter",
    "Ada: writes Letter, 1 opened", "Bob: writes Novel, 2 opened", "Bob: writes Letter, 2 opened",
  ], "the computed logger does not reach the document: \(logger.lines)")

// What gets something of the user's is made by the user's scope, and forwarded below it.
app.makeImporter().load("Help", as: "Help")
precondition(logger.lines.last == "imports Help", "the app's importer logs as a user")
LibraryCoordinator(dependencies: novel).load("Twice", as: "Novel")
precondition(logger.lines.last == "Bob: imports Novel", "the importer is the app's")

// A scope that is made below starts from the app.
let eve = novel.makeUserScope(for: Account(name: "Eve"))
precondition(eve.account.name == "Eve" && eve.history !== bob.history, "Eve is Bob")
eve.logger.log("waits")
precondition(logger.lines.last == "Eve: waits", "Eve logs as Bob")

// A scope whose parent is a composition has what it names, and no more.
let export = ExportScope(parent: letter, format: .plain)
precondition(Exporter(dependencies: export).export().hasPrefix("Ada"), "another store")
precondition(logger.lines.last == "Ada: exports as plain", "another logger")
precondition(!((export as Any) is any HasAccount), "the export knows the account")
precondition(!((app as Any) is any HasAccount), "the app knows an account")
