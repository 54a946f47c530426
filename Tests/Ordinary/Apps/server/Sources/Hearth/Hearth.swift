// Stands in for the server framework, which is not part of the project's sources.

/// A request as the client sent it.
public struct Request: Sendable {
  /// Counts the requests.
  public let number: Int
  /// Who sent it.
  public let token: String

  /// A request of somebody.
  public init(number: Int, token: String) {
    self.number = number
    self.token = token
  }
}

/// What lives as long as a request; the framework makes it.
public protocol RequestContext: Sendable {
  associatedtype Source: Sendable
  init(request: Request, source: Source)
}

/// A context that is made of another one.
public protocol ChildRequestContext: Sendable {
  associatedtype Parent: RequestContext
  init(parent: Parent) async throws
}

/// Makes the context of each request, and hands it to a handler.
public struct Server<Context: RequestContext>: Sendable {
  private let source: Context.Source

  /// A server whose contexts are made of a source.
  public init(source: Context.Source) { self.source = source }

  /// Answers a request.
  public func respond(
    to request: Request, use handler: @Sendable (Context) async throws -> String
  ) async -> String {
    do {
      return try await handler(Context(request: request, source: source))
    } catch {
      return "500 \(error)"
    }
  }
}
