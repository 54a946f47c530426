/// One author's diary; what the author sees differently is written by hand.
struct AuthorScope {
  let app: AppDependency
  let author: String

  /// The conformance follows from the member.
  var greeting: String { "\(app.greeting), \(author)" }

  func makeLetter(to name: String) -> Letter {
    Letter(name: "dear \(name)", dependencies: self)
  }
}

/// Is forwarded by hand, with a word in the log.
extension AuthorScope: HasEntryStore {
  var entryStore: EntryStore {
    app.logger.log("\(author) opens the store")
    return app.entryStore
  }
}

protocol ExportDependencies: HasEntryStore, HasGreeting, HasLanguage, HasLogger {}

/// Has everything by hand, most of it through an umbrella: it gets no generated file.
struct ExportScope: ExportDependencies, MakesEntryScreen {
  let app: AppDependency

  var entryStore: EntryStore { app.entryStore }
  var greeting: String { "Export" }
  var language: String { "any" }
  var logger: any Logging { app.logger }

  func makeEntryScreen(title: String) -> EntryScreen {
    EntryScreen(title: "\(title) (export)", dependencies: self)
  }
}

/// Is no container, and satisfies the widget, which no container does.
struct WidgetDependencies: HasLanguage, HasWidgetSize {
  let language: String
  let widgetSize: Int
}

/// What previews show.
struct PreviewDependencies: HasEntryStore, HasGreeting, HasLanguage {
  let entryStore = EntryStore()
  let greeting = "Preview"
  let language = "en"
}
