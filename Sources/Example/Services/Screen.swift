@MainActor
protocol Screen: Sendable {
  func show(_ text: String)
}

protocol HasScreen {
  var screen: any Screen { get }
}

/// The terminal that the app was started in.
struct Terminal: Screen {
  func show(_ text: String) {
    print(text)
  }
}
