import Hummingbird
import Logging
import ServiceLifecycle
import UnixSignals

func makeApplication(app: AppDependency) -> some ApplicationProtocol {
  let router = Router(context: AppContext.self)
  router.add(middleware: Authenticator())
  router.addRoutes(UserController().routes, atPath: "users")
  let signedIn = router.group(context: SignedInContext.self)
  signedIn.addRoutes(MailController().routes, atPath: "mails")

  let responder = router.buildResponder()
  return Application(
    responder: CallbackResponder { (request: Request, context: BasicRequestContext) in
      let source = AppSource(app: app, logger: context.logger)
      return try await responder.respond(to: request, context: AppContext(source: source))
    }
  )
}

func makeServiceGroup(app: AppDependency, application: some ApplicationProtocol) -> ServiceGroup {
  let configuration = ServiceGroupConfiguration(
    services: [app.database, app.mailer, application],
    gracefulShutdownSignals: [.sigint, .sigterm],
    logger: Logger(label: "server")
  )
  return ServiceGroup(configuration: configuration)
}
