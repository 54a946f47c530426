@testable import App

struct SettingsTests {
  /// Sets a currency that was never there, and saves without a closure.
  func moves() throws {
    let storage = StubStoring()
    try SettingsModel(dependencies: SettingsModel.StubDependencies(storage: storage))
      .move(to: "Chur")
    precondition(storage.currency == "CHF", "the property forgets")
    precondition(storage.calls.count == 2, "a call is not recorded, or a read is")
    guard
      case .setCurrency("CHF") = storage.calls[0],
      case .save("Chur", for: "home") = storage.calls[1]
    else { preconditionFailure("calls: \(storage.calls)") }
  }

  /// The closure of a generic function decides by key.
  func reads() {
    let storage = StubStoring(value: { key, value in key == "limit" ? 9 : value })
    let settings = SettingsModel(
      dependencies: SettingsModel.StubDependencies(storage: storage))
    precondition(settings.limit == 9 && settings.home.isEmpty, "the generic function")
  }
}
