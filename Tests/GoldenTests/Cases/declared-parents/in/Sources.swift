protocol Logging: Sendable {}

struct AppDependency {
  let logger: any Logging
  let clock: Int
}

// Parents of which only protocols are known that are declared for the app's properties.
struct DayDependency<Parent: HasLogger & HasClock> {
  let parent: Parent
}
