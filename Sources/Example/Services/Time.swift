import Foundation

protocol TimeTelling: Sendable {
  var now: Date { get }
}

/// The dependencies that tell the user when something happened.
protocol HasTime {
  var calendar: Calendar { get }
  var clock: any TimeTelling { get }
}

extension HasTime {
  /// The day of a date: `today`, `yesterday`, `2026-03-12`.
  func day(of date: Date) -> String {
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: clock.now))
    return switch days.day {
    case 0: "today"
    case 1: "yesterday"
    default:
      date.formatted(Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day())
    }
  }
}

/// The clock of the machine.
struct SystemClock: TimeTelling {
  var now: Date { Date() }
}
