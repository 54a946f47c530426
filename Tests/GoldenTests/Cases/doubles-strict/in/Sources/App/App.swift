import Core

struct AppDependency {
  let clock: any Clock
  var names: [String]
  func store() async throws -> Int { 1 }
  func makeTitle(of number: Int) -> String { "\(number)" }
  @MainActor func makeLabel(_ title: String) -> String { title }
  let makeScreen: (Int) -> String = { "\($0)" }
  var finish: Finish = { _ in }
  let load: Hooks.Load = { $0 }
  let perhaps: Finish? = nil
  let measureEverythingThatIsThereToday: @Sendable (_ first: Int, _ second: Int) async -> Int = {
    $0 + $1
  }
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

typealias Finish = (Int) -> Void

enum Hooks {
  typealias Load = @Sendable (Int) async throws -> Int
}

protocol HasMakeScreen { var makeScreen: (Int) -> String { get } }
protocol HasHooks {
  var finish: Finish { get set }
  var load: Hooks.Load { get }
  var perhaps: Finish? { get }
  var measureEverythingThatIsThereToday: @Sendable (_ first: Int, _ second: Int) async -> Int {
    get
  }
}

final class HookCoordinator {
  typealias Dependencies = HasMakeScreen & HasHooks
}
