protocol HasStore { var store: Store { get } }
protocol HasCache { var cache: Cache { get } }

final class Cache {
  // hasgen: live
  init() {}
  // hasgen: live
  init(limit: Int = 5) {}
}
final class Store {}

struct AppDependency {
  let cache: Cache
}

struct OtherDependency {
  let store: Store

  // hasgen: live
  init(store: Store) { self.store = store }
  // hasgen: live
  init(other store: Store) { self.store = store }
}
