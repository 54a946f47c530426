import Hearth

struct AppDependency: Sendable {
  let mailer: any Mailing
  let users: any Users
  let database: Database
}

/// Lives as long as a request.
struct RequestDependency: RequestContext {
  let app: AppDependency
  let request: Request

  init(request: Request, source: AppDependency) {
    app = source
    self.request = request
  }
}

protocol HasRequest {
  var request: Request { get }
}

/// A request of somebody who is known.
// hasgen: container
struct SignedInContext: ChildRequestContext {
  let parent: RequestDependency
  let identity: String

  init(parent: RequestDependency) async throws {
    self.parent = parent
    identity = try await parent.users.name(for: parent.request.token)
  }
}

protocol HasIdentity {
  var identity: String { get }
}
