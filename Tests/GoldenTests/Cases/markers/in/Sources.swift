protocol HasNoDependency {}
protocol HasNop {}
protocol HasDelegate {}
protocol HasGreeting { var greeting: String { get } }
extension HasGreeting { var greeting: String { "hello" } }
protocol HasFarewell { var farewell: String { get } }
extension HasFarewell { var farewell: String { "bye" } }
/// The base of others.
protocol HasSomething {}
protocol HasClock: HasSomething { var clock: Int { get } }

struct AppDependency: HasNoDependency {
  let clock: Int
}

struct Greeter {
  typealias Dependencies = HasNoDependency & HasGreeting & HasSomething & HasClock
}

struct Card {
  var delegate: (any HasDelegate)?
}

func show(_ app: AppDependency) -> any Greeter.Dependencies { app }
