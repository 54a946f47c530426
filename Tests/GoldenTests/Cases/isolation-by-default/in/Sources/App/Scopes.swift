// Everything of a module on the main actor: no word of isolation is needed.

protocol HasTrip { var trip: String { get } }
protocol HasClock: Sendable { var now: Int { get } }
protocol MakesPage { func makePage(number: Int) -> Page }

final class Page {
  typealias Dependencies = HasTrip & HasClock

  init(number: Int, dependencies: any Dependencies) {}
}

struct AppDependencies {
  var now: Int { 1 }
  var trip: String
}

struct UserDependency {
  let app: AppDependencies
  let name: String
}

protocol HasName { var name: String { get } }

final class Reader {
  typealias Dependencies = HasName & MakesPage

  init(dependencies: any Dependencies) {}
}

func start(_ user: UserDependency) {
  _ = Reader(dependencies: user)
  _ = user.overriding(name: "Ada").makePage(number: 1)
  _ = UserDependency.live(app: AppDependencies(trip: ""), name: "").byReference.trip
}
