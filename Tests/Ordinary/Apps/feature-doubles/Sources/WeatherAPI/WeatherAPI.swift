/// The weather of one day.
public struct Forecast: Equatable, Sendable {
  /// The highest temperature.
  public let degrees: Int

  /// A forecast of this temperature.
  public init(degrees: Int) { self.degrees = degrees }
}

/// Where forecasts come from.
public protocol Weather: Sendable {
  /// The forecasts of the next days.
  func forecasts(for city: String, days: Int) async throws -> [Forecast]
}

/// Access to the weather.
public protocol HasWeather {
  /// The app's weather.
  var weather: any Weather { get }
}

/// Access to the city.
public protocol HasCity {
  /// The city that the user has chosen.
  var city: String { get }
}

/// What counts events.
public protocol Tracking: AnyObject {
  /// Counts an event.
  func track(_ event: String)
}

/// Access to the tracker.
public protocol HasTracker {
  /// The app's tracker.
  var tracker: any Tracking { get }
}
