// What a parent has is used, whether a protocol tells of it or not.
protocol Logging {}
struct ConsoleLogger: Logging {}
final class Store {}

struct AppDependency {
  let store: Store
  let logger: any Logging
}
struct UserDependency {
  let app: AppDependency
  let auditLogger: any Logging
  let feed: Feed
}
final class Feed { init(store: Store, logger: any Logging, app: AppDependency) {} }

struct FeatureDependency {
  let user: UserDependency
  // Of the name of what the parent has, and another one.
  let store: Shelf
  let shop: Shop
}
final class Shelf { let number = 1 }
final class Shop { init(shelf: Shelf, store: Store, app: AppDependency, style: Style = Style()) {} }
struct Style {}
extension FeatureDependency {
  static func makeStyle() -> Style { Style() }
}
