struct AppDependency {
  let logger: any Logging
}

struct UserDependency {
  let app: AppDependency
  let traveller: String
}

/// Each trip has a logger of its own.
struct TripDependency {
  let user: UserDependency
  let logger: any Logging
}

protocol MakesTripScope {
  func makeTripScope(logger: any Logging) -> TripDependency
}
