protocol Logging {}

actor AppDependency {
  let logger: any Logging

  init(logger: any Logging) {
    self.logger = logger
  }
}
