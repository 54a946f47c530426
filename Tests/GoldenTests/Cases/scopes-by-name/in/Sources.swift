protocol Logging: Sendable {}
protocol HasLogger { var logger: any Logging { get } }

struct AppDependency: Sendable {
  let logger: any Logging
}

struct Session: Sendable {}

// Nobody asks for the session yet: it is a child by its name, as is what holds nothing else.
struct UserDependency: Sendable {
  let app: AppDependency
  let session: Session
}

struct TripDependency: Sendable {
  let user: UserDependency
}

// Asks for what it needs of whoever opens it, and knows no other container.
struct FeatureDependency<Parent: HasLogger> {
  let parent: Parent
  let draft: Int
}

// Keep a container, and are none.
struct Launch {
  let app: AppDependency
}

final class Screen {
  typealias Dependencies = HasLogger
  init(dependencies: any Dependencies) {}
}

func open(_ trip: TripDependency) { _ = Screen(dependencies: trip) }
func open(_ feature: FeatureDependency<AppDependency>) { _ = Screen(dependencies: feature) }
