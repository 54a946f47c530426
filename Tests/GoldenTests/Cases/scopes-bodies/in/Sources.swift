@resultBuilder
enum Listing {
  static func buildBlock(_ parts: Int...) -> [Int] { parts }
}

protocol HasList {
  @Listing subscript(list row: Int) -> [Int] { get }
}
protocol HasAssertion {
  func recheck(_ condition: @autoclosure () throws -> Bool) rethrows -> Bool
  func escaping(_ condition: @autoclosure @escaping () async -> Bool) async
}
protocol HasThrower {
  func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
}

struct AppDependency {
  let list: [Int]
  subscript(newValue: Int) -> Int {
    get { newValue }
    nonmutating set {}
  }
  func run<F: Error>(_ body: () throws(F) -> Int) throws(F) -> Int { try body() }
  subscript(list row: Int) -> [Int] { list }
  func recheck(_ condition: @autoclosure () throws -> Bool) rethrows -> Bool { try condition() }
  func escaping(_ condition: @autoclosure @escaping () async -> Bool) async {}
}
/// The name of what a setter is given.
struct TripDependency {
  let newValue: AppDependency
}
