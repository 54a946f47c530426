import Hummingbird
import Logging

/// Brings the app's container into each request.
struct AppSource: RequestContextSource {
  let app: AppDependency
  let logger: Logger
}

// hasgen: container
struct AppContext: RequestContext {
  typealias Source = AppSource

  let app: AppDependency
  var coreContext: CoreRequestContextStorage
  var userName: String?

  init(source: Source) {
    app = source.app
    coreContext = CoreRequestContextStorage(source: source)
  }
}

protocol HasIdentity {
  var identity: String { get }
}

// hasgen: container
struct SignedInContext: ChildRequestContext {
  let parent: AppContext
  var coreContext: CoreRequestContextStorage
  let identity: String

  init(context: AppContext) throws {
    guard let userName = context.userName else { throw HTTPError(.unauthorized) }
    parent = context
    coreContext = context.coreContext
    identity = userName
  }
}
