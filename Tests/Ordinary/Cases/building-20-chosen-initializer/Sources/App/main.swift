let app = AppDependency.live(port: 8080)

// The mark wins over more parameters.
precondition(app.crashReporter.recorder == nil, "the initializer that is not marked")
precondition(app.crashReporter.logger === app.logger, "a second logger")

// The port is a value of another name, so it is not the number of retries.
precondition(app.synchronizer.retries == 3, "retries: \(app.synchronizer.retries)")
precondition(app.synchronizer.logger === app.logger, "a second logger")
