/// Conforms in its header, in a list, and with a body; for 'HasLanguage' nobody wrote anything.
struct AppDependency: HasLogger {
  let logger: any Logging
  let store: EntryStore
  let language: String
}

extension AppDependency: HasEntryStore {
  var entryStore: EntryStore { store }
}

extension AppDependency: HasGreeting, MakesEntryScreen {
  var greeting: String { language == "de" ? "Guten Tag" : "Hello" }

  /// Does what a generated one would not.
  func makeEntryScreen(title: String) -> EntryScreen {
    logger.log("makes \(title)")
    return EntryScreen(title: title.uppercased(), dependencies: self)
  }
}
