import Hummingbird
import Logging
import ServiceLifecycle

let app = AppDependency.live(url: "postgres://localhost")
let application = makeApplication(app: app)

/// Sends a request as the framework does, with a new context.
func answer(_ route: String, token: String? = nil) async throws -> Response {
  let source = ApplicationRequestContextSource(logger: Logger(label: route))
  let headers: [HTTPField.Name: String] = token.map { [.authorization: $0] } ?? [:]
  return try await application.respond(to: Request(route, headers: headers), from: source)
}

extension ApplicationProtocol {
  func respond(
    to request: Request, from source: ApplicationRequestContextSource
  ) async throws -> Response {
    try await responder.respond(to: request, context: Responder.Context(source: source))
  }
}

// A request without a user can use the app's services.
let count = try await answer("GET users")
precondition(count.body == "2 users", count.body)

// Two requests at the same time share the app's mailer, and each has its own identity.
async let first = answer("POST mails", token: "1")
async let second = answer("POST mails", token: "2")
let bodies = try await [first.body, second.body]
precondition(bodies == ["sent", "sent"], "\(bodies)")

// A request without a known user does not reach the handler.
for token in [nil, "3"] {
  let refused = try await answer("POST mails", token: token)
  precondition(refused.status == .unauthorized, "\(refused)")
}
let missing = try await answer("GET nothing")
precondition(missing.status == .notFound, "\(missing)")

// The logger of a request reaches its contexts.
let source = AppSource(app: app, logger: Logger(label: "7"))
let context = AppContext(source: source)
precondition(context.logger.label == "7", context.logger.label)
precondition(!((context as Any) is any HasIdentity), "a request has an identity before sign-in")

// The mailer uses the database while it shuts down, so the database stops last.
let group = makeServiceGroup(app: app, application: application)
async let run: Void = group.run()
await group.triggerGracefulShutdown()
try await run
let rows = await app.database.rows.sorted()
precondition(rows == ["sent Hello from Ada", "sent Hello from Bob"], "\(rows)")
let isOpen = await app.database.isOpen
precondition(!isOpen, "the database did not stop")
