protocol HasCount { var count: Int { get set } }
protocol HasLogger { var logger: Int { get } }
protocol HasNetwork { func network() -> Int }
protocol HasLate { var late: Int { get async } }
protocol HasTrip { var trip: Int { get } }

struct AppDependency {
  var count: Int
  let logger: Int
  func network() -> Int { 1 }
}

struct TripDependency {
  private(set) var app: AppDependency
  let trip: Int
  /// A property of the same name cannot stand beside it.
  func logger() -> Int { 1 }
  var network: Int { 1 }
}
struct DayDependency {
  let app: AppDependency
  let trip: Int
  var late: String
}

struct Screen {
  typealias Dependencies = HasTrip & HasCount
}
