/// Runs before and after the handler of a route.
public protocol RouterMiddleware<Context>: Sendable {
  associatedtype Context
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response
}

/// Collects routes.
public protocol RouterMethods<Context> {
  associatedtype Context: RequestContext
  @discardableResult func on(_ route: String, _ responder: CallbackResponder<Context>) -> Self
}

extension RouterMethods {
  /// Adds a route that reads.
  @discardableResult public func get(
    _ path: String = "", use handler: @Sendable @escaping (Request, Context) async throws -> String
  ) -> Self {
    on("GET \(path)", handler)
  }

  /// Adds a route that changes something.
  @discardableResult public func post(
    _ path: String = "", use handler: @Sendable @escaping (Request, Context) async throws -> String
  ) -> Self {
    on("POST \(path)", handler)
  }

  private func on(
    _ route: String, _ handler: @Sendable @escaping (Request, Context) async throws -> String
  ) -> Self {
    on(
      route,
      CallbackResponder { request, context in
        Response(status: .ok, body: try await handler(request, context))
      })
  }

  /// Adds all routes of a collection below a path.
  @discardableResult public func addRoutes(
    _ collection: RouteCollection<Context>, atPath path: String = ""
  ) -> Self {
    for (route, responder) in collection.routes { on(route + path, responder) }
    return self
  }

  /// A group whose context is made of this context.
  public func group<Child: ChildRequestContext>(context: Child.Type) -> RouterGroup<Child>
  where Child.ParentContext == Context {
    RouterGroup { route, responder in
      self.on(
        route,
        CallbackResponder { request, context in
          try await responder.respond(to: request, context: Child(context: context))
        })
    }
  }
}

/// Routes that a controller offers.
public final class RouteCollection<Context: RequestContext>: RouterMethods {
  private(set) var routes: [(String, CallbackResponder<Context>)] = []

  /// No routes.
  public init(context: Context.Type) {}

  /// Adds a route.
  @discardableResult public func on(
    _ route: String, _ responder: CallbackResponder<Context>
  ) -> Self {
    routes.append((route, responder))
    return self
  }
}

/// A part of a router's routes.
public struct RouterGroup<Context: RequestContext>: RouterMethods {
  let add: (String, CallbackResponder<Context>) -> Void

  /// Adds a route.
  @discardableResult public func on(
    _ route: String, _ responder: CallbackResponder<Context>
  ) -> Self {
    add(route, responder)
    return self
  }
}

/// All routes of a server.
public final class Router<Context: RequestContext>: RouterMethods {
  private var routes: [String: CallbackResponder<Context>] = [:]
  private var middlewares: [any RouterMiddleware<Context>] = []

  /// A router without routes.
  public init(context: Context.Type) {}

  /// Adds a middleware for the routes that are added afterwards.
  @discardableResult public func add(middleware: any RouterMiddleware<Context>) -> Self {
    middlewares.append(middleware)
    return self
  }

  /// Adds a route.
  @discardableResult public func on(
    _ route: String, _ responder: CallbackResponder<Context>
  ) -> Self {
    routes[route] = middlewares.reversed().reduce(responder) { next, middleware in
      CallbackResponder { request, context in
        try await middleware.handle(request, context: context) { request, context in
          try await next.respond(to: request, context: context)
        }
      }
    }
    return self
  }

  /// Answers requests by the routes so far.
  public func buildResponder() -> RouterResponder<Context> { RouterResponder(routes: routes) }
}

/// Finds the route of a request.
public struct RouterResponder<Context: RequestContext>: HTTPResponder {
  let routes: [String: CallbackResponder<Context>]

  /// Calls the route, and makes errors answers.
  public func respond(to request: Request, context: Context) async throws -> Response {
    do {
      guard let route = routes[request.route] else { throw HTTPError(.notFound) }
      return try await route.respond(to: request, context: context)
    } catch let error as HTTPError {
      return Response(status: error.status, body: "")
    }
  }
}
