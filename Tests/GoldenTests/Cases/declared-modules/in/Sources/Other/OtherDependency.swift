import Types

struct OtherDependency {
  let clock: Clock
}

typealias Dependencies = HasClock
