import Core

struct AppDependency: Sendable {
  let logger: any Logging
  let clock: Int
  var theme: String { "dark" }
}

struct UserDependency: Sendable {
  let app: AppDependency
  let user: String
}

struct TripDependency {
  let parent: UserDependency.Reference
}

func open(_ user: UserDependency, _ trip: TripDependency) {
  _ = Screen(dependencies: user)
  _ = Screen(dependencies: user.byReference)
  _ = Screen(dependencies: trip)
}
