protocol HasNoDependency {}
protocol HasNop {}
protocol HasDelegate {}
protocol HasGreeting { var greeting: String { get } }
extension HasGreeting { var greeting: String { "hello" } }
protocol HasFarewell { var farewell: String { get } }
extension HasFarewell { var farewell: String { "bye" } }

struct AppDependency {
  let unrelated: Int
}

struct Greeter {
  typealias Dependencies = HasNoDependency & HasGreeting
}

struct Card {
  var delegate: (any HasDelegate)?
}
