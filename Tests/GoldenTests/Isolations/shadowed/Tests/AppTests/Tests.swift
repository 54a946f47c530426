import Foundation

@testable import App

func make() -> Screen.StubDependencies {
  Screen.StubDependencies(load: { key, count in Data(key.utf8.prefix(count)) }, date: .some(nil))
}

func text() -> TextScreen.StubDependencies { TextScreen.StubDependencies(flag: true) }
func nested() -> Space.Nested.StubDependencies { Space.Nested.StubDependencies() }
func storing() -> Space.StubStoring { Space.StubStoring(title: "title", store: { _, _ in 1 }) }
