import Hearth

/// Is generic over the context, and names what it needs of it.
struct StatusHandler<Context: RequestContext & HasDatabase & HasRequest> {
  func get(_ context: Context) async -> String {
    await context.database.run("status")
    return "status \(context.request.number)"
  }
}

struct MailHandler<Context>
where Context: ChildRequestContext, Context: HasIdentity & HasMailer, Context: MakesAuditTrail {
  func post(_ context: Context) async -> String {
    await context.mailer.send("from \(context.identity)")
    return await context.makeAuditTrail(action: "mail").write()
  }
}

protocol MakesAuditTrail {
  func makeAuditTrail(action: String) -> AuditTrail
}

/// Is made for one request.
struct AuditTrail {
  typealias Dependencies = HasDatabase & HasIdentity & HasRequest

  let action: String
  let dependencies: any Dependencies

  func write() async -> String {
    let line = "\(dependencies.request.number) \(action) \(dependencies.identity)"
    await dependencies.database.run(line)
    return line
  }
}
