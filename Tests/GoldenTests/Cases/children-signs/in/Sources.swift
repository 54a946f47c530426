protocol HasLogger { var logger: Int { get } }
protocol HasUser { var user: Int { get } }

struct AppDependency {
  let logger: Int
}

final class UserScreen {
  typealias Dependencies = HasLogger & HasUser
}

/// Conforms by hand to what a composition names.
struct Session: HasUser {
  let app: AppDependency
  let user: Int
}

/// A Makes-protocol returns it.
protocol MakesTrip { func makeTrip(_ trip: Int) -> Trip? }
struct Trip {
  let app: AppDependency
}
