struct SignInCoordinator {
  typealias Dependencies = HasLogger & MakesUserScope

  let dependencies: any Dependencies

  func signIn(_ name: String) -> UserScope {
    dependencies.logger.log("signs in \(name)")
    return dependencies.makeUserScope(for: Account(name: name))
  }
}

protocol MakesImporter {
  func makeImporter() -> Importer
}

/// Logs to the logger of the scope that made it.
struct Importer {
  typealias Dependencies = HasDocumentStore & HasLogger

  let dependencies: any Dependencies

  func load(_ text: String, as title: String) {
    dependencies.documentStore[title] = text
    dependencies.logger.log("imports \(title)")
  }
}

struct LibraryCoordinator {
  typealias Dependencies = HasHistory & HasLogger & MakesDocumentScope & MakesImporter

  let dependencies: any Dependencies

  func open(_ title: String) -> DocumentScope {
    dependencies.history.titles.append(title)
    dependencies.logger.log("opens \(title)")
    return dependencies.makeDocumentScope(of: Document(title: title))
  }

  func load(_ text: String, as title: String) {
    dependencies.makeImporter().load(text, as: title)
  }
}

struct Editor {
  typealias Dependencies = HasAccount & HasDocument & HasDocumentStore & HasHistory & HasLogger

  let dependencies: any Dependencies

  func write(_ text: String) {
    let title = dependencies.document.title
    dependencies.documentStore[title] += "\(dependencies.account.name): \(text)\n"
    dependencies.logger.log("writes \(title), \(dependencies.history.titles.count) opened")
  }
}

struct Exporter {
  typealias Dependencies = HasDocument & HasDocumentStore & HasFormat & HasLogger

  let dependencies: any Dependencies

  func export() -> String {
    dependencies.logger.log("exports as \(dependencies.format)")
    return dependencies.documentStore[dependencies.document.title]
  }
}
