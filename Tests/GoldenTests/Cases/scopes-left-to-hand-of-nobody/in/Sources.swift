protocol HasRouter {
  associatedtype Route
}
protocol HasClock { var clock: Int { get } }

// hasgen: container
struct Feature<Parent: HasRouter & HasClock> {
  let parent: Parent
}

struct Screen {
  typealias Dependencies = HasRouter & HasClock
}
