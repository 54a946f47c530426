struct AppDependency: Sendable {
  let logger: any Logging
  let weather: any Weather
}
