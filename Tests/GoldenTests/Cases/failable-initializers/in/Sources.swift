import Foundation

struct Key {
  init?(_ text: String) {}
}
struct Clock {}

protocol HasBaseURL { var baseURL: URL { get } }
protocol HasKey { var key: Key { get } }
protocol HasClock { var clock: Clock { get } }

struct AppDependency {
  let baseURL = URL(string: "https://example.com")
  let key = Key("k")
  let clock = Clock()
}
