final class Store {}
struct Item: Sendable {}
@MainActor protocol HasStore { var store: Store { get } }
protocol HasItem { var item: Item { get } }
protocol HasTrip { var trip: Item { get } }
protocol HasLate {
  var late: Item { get async }
  func load(_ id: Int) async throws -> Item
}
protocol HasActorItem { var actorItem: Item { get async } }

@MainActor
final class AppDependency {
  let store = Store()
  let item = Item()
  var late: Item { item }
  func load(_ id: Int) async -> Item { item }
}

struct TripDependency {
  let app: AppDependency
  let trip: Item
}

/// Cannot be shared, so an isolated child cannot hand it out.
// hasgen: container
struct Parts {
  let store: Store
  let part: Item
}
protocol HasPart { var part: Item { get } }
// hasgen: container
struct WithParts {
  let parts: Parts
  let trip: Item
}
// hasgen: container
@MainActor
final class IsolatedWithParts {
  let parts: Parts
  let trip: Item
  init(parts: Parts) {
    self.parts = parts
    trip = Item()
  }
}
@MainActor
struct DayDependency {
  let app: AppDependency
  let trip: Item
}

// hasgen: container
actor Tools {
  let app: AppDependency
  let trip: Item
  var actorItem: Item { trip }
  init(app: AppDependency) {
    self.app = app
    trip = Item()
  }
}

// hasgen: container
struct UsingTools: Sendable {
  let tools: Tools
  let trip: Item
}
// hasgen: container
struct UsingUsingTools {
  let tools: UsingTools
  let trip: Item
}
