@testable import App

@MainActor func test() {
  _ = Coordinator(dependencies: Coordinator.StubDependencies(now: 1))
  _ = StubMarking(isMarked: { _ in true }).calls
}

nonisolated func testTime() {
  _ = Timekeeper(dependencies: Timekeeper.StubDependencies(now: 1))
}
