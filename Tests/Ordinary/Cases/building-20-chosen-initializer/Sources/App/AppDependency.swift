struct AppDependency {
  let logger: any Logging
  let port: Int
  let crashReporter: CrashReporter
  let synchronizer: Synchronizer
}
