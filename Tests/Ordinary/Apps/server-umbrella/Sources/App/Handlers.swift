import Hearth

/// What handlers need of a request: the framework makes its context.
protocol QuoteContext: RequestContext, HasPath, HasQuotes {}

struct QuoteHandler<Context: QuoteContext> {
  let context: Context

  func get() -> Int { context.quotes.price(of: context.path) }

  /// Handles a request of the server's own.
  func get(_ path: String, source: Context.Source) -> Int {
    QuoteHandler(context: makeContext(path, source: source)).get()
  }
}

protocol ListContext: RequestContext, HasPath, HasQuotes {}

/// Asks by an alias.
struct ListHandler {
  typealias Dependencies = ListContext

  let dependencies: any Dependencies

  var line: String { "\(dependencies.path): \(dependencies.quotes.price(of: "all"))" }
}
