protocol HasClock { var clock: Int { get } }
protocol HasMap { var map: Int { get } }

struct AppDependency {
  let clock: Int
}

/// Its parent has to have a map, which the app has not.
// hasgen: container
struct Feature<Parent: HasClock & HasMap> {
  let parent: Parent
}

struct Screen {
  typealias Dependencies = HasClock & HasMap
}
