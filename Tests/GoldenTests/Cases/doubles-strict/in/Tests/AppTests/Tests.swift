@testable import App

func make() -> Coordinator.StubServices {
  Coordinator.StubServices(subscript: { $0.count }, setSubscript: { _, _ in })
}
