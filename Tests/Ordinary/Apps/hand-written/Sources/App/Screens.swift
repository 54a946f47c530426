protocol MakesEntryScreen {
  func makeEntryScreen(title: String) -> EntryScreen
}

struct EntryScreen {
  typealias Dependencies = HasLanguage & HasLogger

  let title: String
  let dependencies: any Dependencies

  func open() -> String {
    dependencies.logger.log("opens \(title)")
    return "\(title) [\(dependencies.language)]"
  }
}

protocol MakesLetter {
  func makeLetter(to name: String) -> Letter
}

struct Letter {
  typealias Dependencies = HasAuthor & HasGreeting

  let name: String
  let dependencies: any Dependencies

  var text: String { "\(dependencies.greeting): \(name), yours \(dependencies.author)" }
}

struct DiaryScreen {
  typealias Dependencies = HasEntryStore & HasGreeting & HasLanguage

  let dependencies: any Dependencies

  func add(_ entry: String) -> String {
    dependencies.entryStore.entries.append(entry)
    return "\(dependencies.greeting) [\(dependencies.language)]"
  }
}

struct AuthorScreen {
  typealias Dependencies = MakesEntryScreen & MakesLetter

  let dependencies: any Dependencies

  func open(_ title: String) -> String { dependencies.makeEntryScreen(title: title).open() }
  func write(to name: String) -> String { dependencies.makeLetter(to: name).text }
}

struct Widget {
  typealias Dependencies = HasLanguage & HasWidgetSize

  let dependencies: any Dependencies

  var text: String { "\(dependencies.language) \(dependencies.widgetSize)" }
}
