import Foundation

struct Key {
  init?(_ text: String) {}
}

protocol HasBaseURL { var baseURL: URL { get } }
protocol HasKey { var key: Key { get } }

struct AppDependency {
  let baseURL = URL(string: "https://example.com")
  let key = Key("k")
}

final class Screen {
  typealias Dependencies = HasBaseURL & HasKey
}
