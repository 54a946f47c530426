struct AppDependency {
  let logger: any Logging
  let documentStore: DocumentStore
}

protocol MakesUserScope {
  func makeUserScope(for account: Account) -> UserScope
}

/// Lives as long as an account is signed in.
struct UserScope {
  let app: AppDependency
  let account: Account
  let history: History
}

extension UserScope {
  /// The user's own logger, in place of the app's.
  var logger: any Logging { NamedLogger(name: account.name, base: app.logger) }

  static func makeHistory() -> History { History() }
}

protocol MakesDocumentScope {
  func makeDocumentScope(of document: Document) -> DocumentScope
}

/// Lives as long as a document is open.
struct DocumentScope {
  let user: UserScope
  let document: Document
}

/// Lives as long as a document is exported; it knows neither the app nor the user.
struct ExportScope {
  let parent: any HasDocument & HasDocumentStore & HasLogger
  let format: Format
}
