protocol Telling: Sendable {
  var today: String { get }
}

protocol HasClock {
  var clock: any Telling { get }
}

struct SystemClock: Telling {
  var today: String { "Monday" }
}

protocol Forecasting: Sendable {
  func forecast(for day: String) -> String
}

protocol HasForecasts {
  var forecasts: any Forecasting { get }
}

struct WebForecasts: Forecasting {
  func forecast(for day: String) -> String { "\(day): sun" }
}
