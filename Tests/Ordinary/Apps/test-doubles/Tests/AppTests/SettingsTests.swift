@testable import App

struct SettingsTests {
  /// A generic function takes and returns 'Any'; a property keeps what is set.
  func reads() throws {
    let storage = StubStoring(
      currency: "EUR",
      value: { key, value in
        if key == "limit" { return 9 }
        return "\(value)Bern"
      })
    let settings = SettingsModel(
      dependencies: SettingsModel.StubDependencies(storage: storage))
    precondition(settings.limit == 9 && settings.home == "Bern", "the generic function")
    try settings.move(to: "Chur")
    precondition(storage.currency == "CHF", "the property forgets")
    precondition(storage.calls.count == 4, "a call is not recorded, or a read is")
    guard
      case .value(for: "limit", or: let limit as Int) = storage.calls[0],
      case .value(for: "home", or: let home as String) = storage.calls[1],
      case .setCurrency("CHF") = storage.calls[2],
      case .save("Chur", for: "home") = storage.calls[3]
    else { preconditionFailure("calls: \(storage.calls)") }
    precondition(limit == 5 && home.isEmpty, "arguments")
  }

  /// A function without a result can throw what a test wants.
  func throwsErrors() {
    let storage = StubStoring(
      currency: "EUR", value: { _, value in value }, save: { _, _ in throw SoldOut() })
    let settings = SettingsModel(
      dependencies: SettingsModel.StubDependencies(storage: storage))
    do {
      try settings.move(to: "Chur")
      preconditionFailure("the error of 'save' is lost")
    } catch {
      precondition(error is SoldOut, "another error: \(error)")
    }
  }
}
