struct Item: Sendable {}
protocol HasClock { var clock: Int { get } }
protocol HasCounter { var counter: Int { get set } }
protocol HasSelf { func isSame(as other: Self) -> Bool }
protocol HasLoader { func load() async throws -> Item }
protocol HasUser { var user: Item { get } }
protocol HasTrip { var trip: Item { get } }

struct AppDependency {
  let clock: Int
  var counter: Int
  func isSame(as other: AppDependency) -> Bool { true }
  func load() async -> Item { Item() }
}
struct UserDependency {
  let app: AppDependency.Reference
  let user: Item
}
typealias Parent = UserDependency.Reference
struct TripDependency {
  let account: Parent
  let trip: Item
}
