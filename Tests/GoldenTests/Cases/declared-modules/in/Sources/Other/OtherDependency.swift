import Types

struct OtherDependency {
  let clock: Clock
}
