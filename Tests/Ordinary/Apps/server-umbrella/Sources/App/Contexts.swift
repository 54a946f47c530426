import Hearth

final class Quotes: Sendable {
  func price(of name: String) -> Int { name.count }
}

protocol HasQuotes {
  var quotes: Quotes { get }
}

struct AppDependency: Sendable {
  let quotes: Quotes
}

/// Lives as long as a request.
struct RequestDependency: RequestContext {
  let app: AppDependency
  let path: String

  init(path: String, source: AppDependency) {
    self.path = path
    app = source
  }
}

protocol HasPath {
  var path: String { get }
}
