import Hummingbird

/// Looks up the user who sends a request.
struct Authenticator: RouterMiddleware {
  func handle(
    _ request: Request, context: AppContext,
    next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    if let token = request.headers[.authorization] {
      context.userName = await context.users.name(for: token)
    }
    return try await next(request, context)
  }
}
