final class Cache {
  // hasgen: live
  init() {}
  // hasgen: live
  init(limit: Int = 5) {}
}

struct AppDependency {
  let cache: Cache
}

struct OtherDependency {
  // hasgen: live
  init(store: Store) { self.store = store }
  // hasgen: live
  init(other store: Store) { self.store = store }
}
