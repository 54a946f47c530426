protocol Logging {}
struct Session {}

struct AppDependency {
  let logger: any Logging
  var counter: Int
}

struct UserDependency {
  let app: AppDependency
  let session: Session
}

// hasgen: container
struct TripDependency {
  let user: UserDependency
}

struct Screen {
  typealias Dependencies = HasLogger & HasSession
}
