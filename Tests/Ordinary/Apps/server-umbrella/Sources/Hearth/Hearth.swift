// Stands in for the server framework, which is not part of the project's sources.

/// What lives as long as a request; the framework makes it.
public protocol RequestContext: Sendable {
  associatedtype Source: Sendable
  init(path: String, source: Source)
}

/// Makes the context of a request.
public func makeContext<Context: RequestContext>(
  _ path: String, source: Context.Source
) -> Context {
  Context(path: path, source: source)
}
