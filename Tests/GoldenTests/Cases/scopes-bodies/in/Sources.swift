@resultBuilder
enum Listing {
  static func buildBlock(_ parts: Int...) -> [Int] { parts }
}

protocol HasList {
  @Listing var list: [Int] { get }
  @Listing var lateList: [Int] { get async throws }
  @Listing func list(from start: Int) -> [Int]
  @Listing subscript(list row: Int) -> [Int] { get }
}
protocol HasAssertion {
  func check(_ condition: @autoclosure () throws -> Bool)
  func recheck(_ condition: @autoclosure () throws -> Bool) rethrows -> Bool
  func later(_ condition: @autoclosure () async throws -> Bool) async
  func escaping(_ condition: @autoclosure @escaping () async -> Bool) async
}
protocol HasView { @MainActor var view: Int { get } }
protocol HasLateView { var lateView: Int { get async } }
protocol HasCount { var count: Int { get set } }
protocol HasTable {
  subscript(newValue: Int) -> Int { get set }
  subscript(name newValue: String) -> Int { get set }
}
enum Trouble: Error { case some }
protocol HasThrower {
  func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
  func fail() throws(Trouble)
}
protocol HasTrip { var trip: Int { get } }

struct AppDependency {
  let list: [Int]
  let lateList: [Int]
  var count: Int {
    get { 1 }
    nonmutating set {}
  }
  subscript(newValue: Int) -> Int {
    get { newValue }
    nonmutating set {}
  }
  subscript(name newValue: String) -> Int {
    get { 1 }
    nonmutating set {}
  }
  func run<F: Error>(_ body: () throws(F) -> Int) throws(F) -> Int { try body() }
  func fail() throws(Trouble) {}
  func list(from start: Int) -> [Int] { list }
  subscript(list row: Int) -> [Int] { list }
  func check(_ condition: @autoclosure () throws -> Bool) {}
  func recheck(_ condition: @autoclosure () throws -> Bool) rethrows -> Bool { try condition() }
  func later(_ condition: @autoclosure () async throws -> Bool) async {}
  func escaping(_ condition: @autoclosure @escaping () async -> Bool) async {}
}
/// The name of what a setter is given.
struct TripDependency {
  let newValue: AppDependency
  let trip: Int
}

/// Leaves some of its members to another actor.
// hasgen: container
actor ToolDependency {
  @MainActor var view: Int { 1 }
  @MainActor var lateView: Int { 1 }
}
struct OfToolDependency {
  let tools: ToolDependency
  let trip: Int
}
// hasgen: container
actor OfToolActor {
  let tools: ToolDependency
  let trip: Int = 1
  init(tools: ToolDependency) { self.tools = tools }
}
