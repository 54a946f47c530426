import Foundation

@testable import App

struct Silence: Log {
  func log(_ order: Order) {}
}

func make() -> Screen.StubDependencies {
  Screen.StubDependencies(
    log: Silence(), result: .success(1), load: { key, count in Data(key.utf8.prefix(count)) },
    date: nil)
}

func text() -> TextScreen.StubDependencies {
  TextScreen.StubDependencies(
    log: Silence(), result: .success(1), load: { _, _ in Data() }, date: nil, flag: true)
}

func nested() -> Space.Nested.StubDependencies {
  Space.Nested.StubDependencies(
    result: .success(1), load: { _, _ in Data() }, date: nil,
    makeScreen: { Screen(order: $0, dependencies: make()) })
}

func issues() -> Space.Issue.StubDependencies { Space.Issue.StubDependencies() }
func storing() -> Space.StubStoring { Space.StubStoring(title: "title", store: { _, _ in 1 }) }
