protocol HasLogger { var logger: Logger { get } }
protocol HasTrip { var trip: Trip { get } }
protocol HasPlanner { var planner: Planner { get } }
final class Logger {}
struct Trip { let name: String }

struct AppDependency { let logger: Logger }

final class Planner {
  init(dependencies: any HasLogger & HasTrip) {}
}
// What the parent has alone is handed on as it is.
final class Map { init(dependencies: any HasLogger, logger: Logger) {} }

struct TripDependency {
  let trip: Trip
  let app: AppDependency
  let planner: Planner
  let map: Map
}

protocol MakesTripDependency { func makeTripDependency(trip: Trip) -> TripDependency }
final class Coordinator { typealias Dependencies = HasLogger & MakesTripDependency }
