import HasKit

/// A light of a board.
final class Led {
  var isOn = false
}

protocol Measuring: Sendable {
  /// The latest reading, in degrees Celsius.
  var reading: Int { get }
}

struct Thermometer: Measuring {
  let offset: Int

  var reading: Int { 20 + offset }
}

/// Lights the board's light where it is warmer than a limit.
final class Alarm {
  private let limit: Int
  private let led: Led

  init(limit: Int, led: Led) {
    self.limit = limit
    self.led = led
  }

  func check(_ reading: Int) { led.isOn = reading > limit }
}

protocol HasLed {
  var led: Led { get }
}

protocol HasThermometer {
  var thermometer: Thermometer { get }
}

protocol MakesAlarm {
  func makeAlarm(limit: Int) -> Alarm
}

struct BoardDependency {
  var led: Led
  @Lazy var thermometer: Thermometer
}
