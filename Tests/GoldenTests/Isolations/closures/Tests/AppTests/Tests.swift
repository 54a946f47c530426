import Foundation

@testable import App

func closures() -> ClosureScreen.StubDependencies {
  ClosureScreen.StubDependencies(
    onTap: nil, now: { Date() }, tap: { _ in }, taps: [], show: {}, plain: {})
}

func settable() -> SettableScreen.StubDependencies {
  SettableScreen.StubDependencies(
    later: { 1 }, onEnd: { _ in }, onTap: nil, now: { Date() }, tap: { _ in }, taps: [], show: {},
    plain: {})
}

/// Passes no service.
func services() -> ServiceScreen.StubDependencies { ServiceScreen.StubDependencies() }

func work() -> WorkScreen.StubDependencies { WorkScreen.StubDependencies(work: { $0 }) }
