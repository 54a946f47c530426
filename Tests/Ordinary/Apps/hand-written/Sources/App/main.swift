let logger = MemoryLogger()
let app = AppDependency(logger: logger, store: EntryStore(), language: "de")
precondition(DiaryScreen(dependencies: app).add("rain") == "Guten Tag [de]", "the app's greeting")

// A child forwards what the user wrote for its parent, except what the user wrote for the child.
let ada = AuthorScope(app: app, author: "Ada")
let screen = AuthorScreen(dependencies: ada)
let text = screen.open("May")
precondition(text == "MAY [de]", text)
precondition(logger.lines == ["makes May", "opens MAY"], "logged: \(logger.lines)")
let letter = screen.write(to: "Bob")
precondition(letter == "Guten Tag, Ada: dear Bob, yours Ada", letter)
let greeting = DiaryScreen(dependencies: ada).add("sun")
precondition(greeting == "Guten Tag, Ada [de]", greeting)
precondition(app.store.entries == ["rain", "sun"], "another store: \(app.store.entries)")
precondition(logger.lines.last == "Ada opens the store", "the store is forwarded in another way")
precondition(!((app as Any) is any MakesLetter), "the app has an author")

// A scope without anything generated.
let export = ExportScope(app: app)
precondition(DiaryScreen(dependencies: export).add("fog") == "Export [any]", "the export")
let exported = export.makeEntryScreen(title: "June").open()
precondition(exported == "June (export) [any]", exported)
precondition(logger.lines.last == "opens June (export)", "the export has another logger")

// Stand-ins that the user wrote have what the user wrote.
let widget = WidgetDependencies(language: "fr", widgetSize: 2)
precondition(Widget(dependencies: widget).text == "fr 2", "the widget")
precondition(!((widget as Any) is any MakesEntryScreen), "the widget is a container")
let preview = PreviewDependencies()
precondition(DiaryScreen(dependencies: preview).add("snow") == "Preview [en]", "the preview")
precondition(preview.entryStore.entries == ["snow"], "the preview has another store")
