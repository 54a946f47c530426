@testable import App

/// The clock of all tests that pass none.
struct MockClock: Telling {
  var now = 13

  func hour() -> Int { now }
}

/// The screen, which the main actor makes.
@MainActor
final class MockScreen: Showing {
  private(set) var shown: [String] = []

  func show(_ text: String) { shown.append(text) }
}

/// Another clock, which tests pass themselves.
// hasgen: ignore
struct MockMorning: Telling {
  func hour() -> Int { 8 }
}

/// The storage of all tests that pass none, instead of the generated stub.
final class MockStorage: Storing {
  var currency = "CHF"

  func value<Value>(for key: String, or value: Value) -> Value { value }
  func save(_ text: String, for key: String) {}
}

/// A clock that needs an argument, and none that the tests see is no stand-in.
struct MockWatch: Telling {
  let now: Int

  func hour() -> Int { now }
}
private struct MockNight: Telling {
  func hour() -> Int { 0 }
}
