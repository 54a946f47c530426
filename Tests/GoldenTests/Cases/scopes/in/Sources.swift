protocol Logging: Sendable {}
struct Quiet: Logging {}
struct Store: Sendable {}
struct Session: Sendable {}
struct Trip: Sendable {}

protocol HasLogger { var logger: any Logging { get } }
protocol HasStore { var store: Store { get } }
protocol HasMany {
  var store: Store { get }
  var first: Int { get }
  var second: Int { get }
}
protocol HasAll: HasLogger, HasStore { var all: Int { get } }
protocol HasGreeting { func greeting() -> String }
extension HasGreeting {
  func greeting() -> String { "hello" }
}
protocol HasNop {}
protocol HasByHand { var byHand: Int { get } }
protocol HasSession { var session: Session { get } }
protocol HasTrip { var trip: Trip { get } }
protocol UseCases: HasLogger, HasStore {}

struct AppDependency {
  let logger: any Logging
  let store: Store
  let first: Int
  let second: Int
  let all: Int
  let byHand: Int

  func greeting() -> String { "good day" }
}
extension AppDependency: HasNop, UseCases {}

/// Supplies a session and a logger of its own, and the second of many.
struct UserDependency {
  let app: AppDependency
  let session: Session
  let logger: any Logging
  let second: Int
}

/// The third level; it has forwarded one by hand.
struct TripScope {
  let user: UserDependency
  let trip: Trip
}
extension TripScope: HasByHand {
  var byHand: Int { 2 }
}

/// Supplies nothing, so it has to be marked.
// hasgen: container
final class Interaction {
  let scope = TripScope(
    user: UserDependency(
      app: AppDependency(
        logger: Quiet(), store: Store(), first: 1, second: 2, all: 3, byHand: 4),
      session: Session(), logger: Quiet(), second: 5), trip: Trip())
}
