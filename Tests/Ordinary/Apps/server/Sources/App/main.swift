import Hearth

/// Lets requests go on in pairs.
actor Meeting {
  private var waiting: CheckedContinuation<Void, Never>?

  func arrive() async {
    if let first = waiting {
      waiting = nil
      first.resume()
    } else {
      await withCheckedContinuation { waiting = $0 }
    }
  }
}

let meeting = Meeting()

/// Signs in, waits for another request, sends a mail, and writes it down.
@Sendable func mail(_ context: RequestDependency) async throws -> String {
  let signedIn = try await SignedInContext(parent: context)
  await meeting.arrive()
  return await MailHandler().post(signedIn)
}

// The services are set up one after the other, and once.
let app = try await AppDependency.live(path: "mail.db")
let setUp = await app.database.queries
precondition(setUp == ["open mail.db", "find admin"], "the set-up: \(setUp)")

// Two requests at once: each has its number and its sender, and both have the app's services.
let server = Server<RequestDependency>(source: app)
async let first = server.respond(to: Request(number: 1, token: "ada"), use: mail)
async let second = server.respond(to: Request(number: 2, token: "bob"), use: mail)
let answers = await [first, second]
precondition(answers == ["1 mail ADA", "2 mail BOB"], "the requests are exchanged: \(answers)")
let sent = await (app.mailer as? Mailer)?.sent.sorted() ?? []
precondition(sent == ["ADMIN: from ADA", "ADMIN: from BOB"], "another mailer: \(sent)")
let queries = await app.database.queries
precondition(
  Set(queries.suffix(2)) == Set(answers) && queries.count == 6, "another database: \(queries)")

let refused = await server.respond(to: Request(number: 3, token: ""), use: mail)
precondition(refused == "500 Forbidden()", refused)
let status = await server.respond(to: Request(number: 4, token: "")) { context in
  precondition(context.database === app.database, "a request has a database of its own")
  precondition(!((context as Any) is any HasIdentity), "a request is known before it is signed in")
  return await StatusHandler().get(context)
}
precondition(status == "status 4", status)

// A database that is passed is not opened again; an error of one that is opened is not lost.
let other = try await AppDependency.live(path: "", database: app.database)
let last = await other.database.queries.suffix(2)
precondition(last == ["status", "find admin"], "another database: \(last)")
do {
  _ = try await AppDependency.live(path: "")
  preconditionFailure("the error of the database is lost")
} catch {
  precondition(error is NoDatabase, "another error: \(error)")
}
