struct AppDependency: Sendable {
  let logger: any Logging
  let clock: any Telling
  let forecasts: any Forecasting
}
