let app = AppDependency.live().byReference
let ada = SignIn(dependencies: app).signIn(as: "Ada")
let bob = SignIn(dependencies: app).signIn(as: "Bob")

// Each scope is built once, with its own session and the app's logger.
precondition(ada.session.user == "Ada" && bob.session.user == "Bob", "sessions are exchanged")
precondition(ada.logger === app.logger && bob.logger === app.logger, "a second logger")
precondition(
  app.logger.lines == ["opens the inbox of Ada", "opens the inbox of Bob"],
  "built: \(app.logger.lines)")

// All screens of a scope see the one inbox of that scope.
ChatScreen(dependencies: ada).receive("hello")
ChatScreen(dependencies: ada).receive("again")
ChatScreen(dependencies: bob).receive("welcome")
precondition(ada.inbox.messages == ["hello", "again"], "Ada has \(ada.inbox.messages)")
precondition(bob.inbox.messages == ["welcome"], "Bob has \(bob.inbox.messages)")
precondition(app.logger.lines.suffix(1) == ["Bob got welcome"], "another logger")

// A user's scope makes another one from the app, not from itself.
let eve = SignIn(dependencies: ada).signIn(as: "Eve")
precondition(eve.session.user == "Eve" && eve.inbox.messages.isEmpty, "Eve reads Ada's messages")
precondition(eve.logger === app.logger, "Eve has a second logger")
