struct Screen {}

protocol HasCounter {
  var next: Int { mutating get }
}
protocol HasScreens {
  @discardableResult func show(_: Screen, container: Int) -> Bool
}
protocol HasGeneric {
  func pick<T: Equatable, U>(_ values: [T], _ other: U) -> T? where U: Collection, U.Element == T
  func pack<each T>(_ value: repeat each T)
}
protocol HasShared {
  static var shared: Int { get }
}
protocol HasContainer { var container: Int { get } }
protocol HasDefault { func described() -> String }
extension HasDefault {
  func described() -> String { "default" }
}

struct AppDependency {
  var next: Int { mutating get { 1 } }
  static let shared: Int = 1

  @discardableResult func show(_: Screen, container: Int) -> Bool { true }
  func pick<T: Equatable, U>(_ values: [T], _ other: U) -> T? where U: Collection, U.Element == T {
    values.first
  }
  func pack<each T>(_ value: repeat each T) {}
}

extension AppDependency: HasDefault {}

/// What forwards to the app itself is written as what its reference forwards.
struct TripDependency {
  let app: AppDependency
}
