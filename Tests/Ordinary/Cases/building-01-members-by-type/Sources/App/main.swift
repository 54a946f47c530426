let app = AppDependency.live(
  owner: "Ada", buildNumber: 4711, isFirstLaunch: true, timeout: 5, password: "secret")

// A default value gives way to a member of its name and type, and to no other member.
precondition(app.cache.settings == "50 false 5.0 none", app.cache.settings)

// A value that no member has the name of is asked for.
precondition(app.keyStore.password == "secret", "another value: \(app.keyStore.password)")

// The same for a factory.
let screen = Browser(dependencies: app).open("/music")
precondition(screen.path == "/music", "the path: \(screen.path)")
precondition(screen.columns == 3, "the default value: \(screen.columns)")
precondition(screen.owner == "Ada", "the member of the name: \(screen.owner)")
