import Core
import HasKit

@testable import App

func make() -> Coordinator.StubDependencies {
  Coordinator.StubDependencies(clock: StubClock(now: { 1 }))
}
