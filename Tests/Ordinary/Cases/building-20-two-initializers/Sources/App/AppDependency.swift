struct AppDependency {
  let logger: any Logging
  let crashReporter: CrashReporter
}
