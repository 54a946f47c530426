import Hummingbird

struct UserController<Context: RequestContext & HasUsers> {
  var routes: RouteCollection<Context> {
    RouteCollection(context: Context.self).get(use: count)
  }

  @Sendable func count(_ request: Request, context: Context) async throws -> String {
    await "\(context.users.count) users"
  }
}

struct MailController<Context: RequestContext & HasIdentity & HasMailer> {
  var routes: RouteCollection<Context> {
    RouteCollection(context: Context.self).post(use: send)
  }

  @Sendable func send(_ request: Request, context: Context) async throws -> String {
    await context.mailer.send("Hello from \(context.identity)")
    return "sent"
  }
}
