public import ServiceLifecycle

/// The names of headers.
public enum HTTPField {
  /// The name of a header.
  public enum Name: Sendable {
    /// The token of the user.
    case authorization
  }
}

/// The status of an answer.
public enum HTTPResponse {
  /// The status of an answer.
  public enum Status: Int, Sendable {
    /// The request succeeded.
    case ok = 200
    /// The user is unknown.
    case unauthorized = 401
    /// The route does not exist.
    case notFound = 404
  }
}

/// A request as the client sent it.
public struct Request: Sendable {
  let route: String
  /// The headers.
  public let headers: [HTTPField.Name: String]

  /// A request such as 'GET users'.
  public init(_ route: String, headers: [HTTPField.Name: String] = [:]) {
    self.route = route
    self.headers = headers
  }
}

/// An answer.
public struct Response: Sendable {
  /// The status.
  public let status: HTTPResponse.Status
  /// The text.
  public let body: String
}

/// An error that becomes an answer.
public struct HTTPError: Error {
  let status: HTTPResponse.Status

  /// An error with a status.
  public init(_ status: HTTPResponse.Status) { self.status = status }
}

/// Answers requests.
public protocol HTTPResponder<Context>: Sendable {
  associatedtype Context
  @Sendable func respond(to request: Request, context: Context) async throws -> Response
}

/// Answers requests by a closure.
public struct CallbackResponder<Context>: HTTPResponder {
  let callback: @Sendable (Request, Context) async throws -> Response

  /// A responder that calls a closure.
  public init(callback: @escaping @Sendable (Request, Context) async throws -> Response) {
    self.callback = callback
  }

  /// Calls the closure.
  public func respond(to request: Request, context: Context) async throws -> Response {
    try await callback(request, context)
  }
}

/// A server.
public protocol ApplicationProtocol<Responder>: Service {
  associatedtype Responder: HTTPResponder
  where Responder.Context: InitializableFromSource<ApplicationRequestContextSource>
  var responder: Responder { get }
}

/// A server that answers with a responder.
public struct Application<Responder: HTTPResponder>: ApplicationProtocol
where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
  /// Answers the requests.
  public let responder: Responder

  /// A server that does not run yet.
  public init(responder: Responder) { self.responder = responder }

  /// Runs the server.
  public func run() async throws { try await gracefulShutdown() }
}
