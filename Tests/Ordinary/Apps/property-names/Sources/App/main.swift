let app = AppServices()
WelcomeScreen(services: app).open()
retry(["avatar"], services: app)

let ada = SessionContainer(services: app, userName: "Ada", isModerator: true)
let bob = SessionContainer(services: app, userName: "Bob", isModerator: false)

// An alias that names another one brings both: the reply goes through the post's services.
let thread = ThreadViewModel(dependencies: ada)
thread.open("Tea")
thread.reply("Black")
precondition(app.coordinator.scenes == ["thread", "post"], "scenes: \(app.coordinator.scenes)")

// Two queues of one type are not exchanged, in the app or in the session.
precondition(app.downloads.jobs == ["again avatar", "Tea"], "downloads: \(app.downloads.jobs)")
precondition(
  app.uploads.jobs == ["status of avatar", "Black by Ada"], "uploads: \(app.uploads.jobs)")
precondition(ada.downloads === app.downloads && ada.uploads === app.uploads, "exchanged")
precondition(ada.coordinator === app.coordinator, "another coordinator")

// The setter of a session changes the app, and so every other session.
SettingsViewModel(context: ada).toggleTheme()
precondition(app.theme == .dark && bob.theme == .dark, "the theme is the session's own")
SettingsViewModel(context: app).toggleTheme()
precondition(ada.theme == .light, "the theme of the app does not reach the session")

// All requirements of one protocol are met by one session.
precondition(ModeratorMenu(context: ada).open(), "Ada is a moderator")
precondition(!ModeratorMenu(context: bob).open(), "Bob is no moderator")
precondition(
  app.tracker.events == [
    "welcome", "theme dark", "theme light", "Ada moderates: true", "Bob moderates: false",
  ], "events: \(app.tracker.events)")
precondition(!((app as Any) is any HasSession), "the app has a session")
