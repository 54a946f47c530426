// What is a child's stays there, before it is asked which of several is meant.
protocol Storing {}
final class DiskStore: Storing {}
final class CloudStore: Storing {}
final class Search { init(store: any Storing) {} }
struct AppDependency {
  let search: Search
}
struct UserDependency {
  let app: AppDependency
  let store: any Storing

  static func makeStore() -> any Storing { DiskStore() }
}
