// A wrapper that is made of its arguments is left alone.
@propertyWrapper struct UserDefault<Value> {
  let wrappedValue: Value
  init(_ key: String, default fallback: Value) { wrappedValue = fallback }
}
@propertyWrapper struct Flag {
  let key: String
  init(_ key: String) { self.key = key }
  var wrappedValue: Bool { false }
}
@propertyWrapper struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int, _ limit: Int) { self.wrappedValue = wrappedValue }
}
final class Log {}
struct AppDependency {
  let log: Log
  @UserDefault("onboarded", default: false) var isOnboarded: Bool
  @Flag("new-ui") var isNewUI: Bool
}
struct Screen {
  @Flag("card") var isCard: Bool
  let model: Model
}
final class Model { init(id: Int, log: Log) {} }
protocol MakesScreen { func makeScreen(id: Int) -> Screen }
final class Coordinator { typealias Dependencies = MakesScreen }
