import Core

struct AppDependency {
  let clock: any Clock
  var names: [String]
  func store() async throws -> Int { 1 }
  func makeTitle(of number: Int) -> String { "\(number)" }
  @MainActor func makeLabel(_ title: String) -> String { title }
}

protocol HasNames { var names: [String] { get set } }
protocol HasStore { func store() async throws -> Int }
protocol HasKeys: Sendable { subscript(key: String) -> Int { get set } }
protocol MakesTitle {
  func makeTitle(of number: Int) -> String
  @MainActor func makeLabel(_ title: String) -> String
}

extension AppDependency: @unchecked Sendable, HasKeys {
  subscript(key: String) -> Int {
    get { 1 }
    set {}
  }
}

final class Coordinator {
  typealias Dependencies = HasClock & HasNames & HasStore & MakesTitle
  typealias Services = HasKeys
}
