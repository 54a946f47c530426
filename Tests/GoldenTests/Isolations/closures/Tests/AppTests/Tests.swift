import Foundation

@testable import App

func closures() -> ClosureScreen.StubDependencies {
  ClosureScreen.StubDependencies(onTap: .some(nil), now: { Date() }, taps: [])
}

func settable() -> SettableScreen.StubDependencies {
  SettableScreen.StubDependencies(later: { 1 }, onEnd: { _ in })
}

func work() -> WorkScreen.StubDependencies { WorkScreen.StubDependencies(work: { $0 }) }
