@testable import App

extension ByHand {
  struct StubDependencies {}
}

/// Of the same name as the app's.
struct Day {}
