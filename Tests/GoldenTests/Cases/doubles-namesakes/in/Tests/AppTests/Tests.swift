@testable import App

func make(_ article: App.Type) -> Screen.StubDependencies { Screen.StubDependencies() }
