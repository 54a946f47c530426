// hasgen: stub
protocol Forecasting: Sendable { func forecast(for city: String) -> String }
protocol HasWeather { var weather: any Forecasting { get } }
struct SunnyWeather: Forecasting {
  let logger: any Logging
  func forecast(for city: String) -> String { "sun in \(city)" }
}
