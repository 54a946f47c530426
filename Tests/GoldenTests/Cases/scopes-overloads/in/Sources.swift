struct Click {}
struct View {}
protocol Named { var name: String { get } }

protocol HasTracking {
  func track(_ event: Click)
  func track(_ event: View)
  func track(_ name: String)
  func track<T>(_ events: [T])
  func track<T: Named>(_ events: [T])
}
protocol HasResult {
  func result() -> Int
  func result() -> String
}
protocol HasTable {
  subscript(row: Int) -> Int { get }
  subscript(name: String) -> Int { get set }
}
protocol HasLoad {
  func load() -> Int
  func load() async -> Int
}
/// Implements one of its overloads itself.
protocol HasStore {
  func store(_ event: Click)
  func store(_ event: View)
}
extension HasStore {
  func store(_ event: View) {}
  func store(_ name: String) {}
}
/// What stands beside it is another function, and implements nothing.
protocol HasSearch { func search(_ event: Click) }
extension HasSearch {
  func search(_ name: String) { search(Click()) }
}
/// The same with another name for what is generic, and the constraint elsewhere.
protocol HasPick { func pick<U>(_ value: U) -> String where U: Named }
/// Does less than what it inherits may do.
protocol HasAttempt { func attempt() throws }
protocol HasSafeAttempt: HasAttempt { func attempt() }
protocol HasTrip { var trip: Int { get } }

struct AppDependency {
  func track(_ event: Click) {}
  func track(_ event: View) {}
  func track(_ name: String) {}
  func track<T>(_ events: [T]) {}
  func track<T: Named>(_ events: [T]) {}
  func result() -> Int { 1 }
  func result() -> String { "" }
  subscript(row: Int) -> Int { row }
  subscript(name: String) -> Int {
    get { 1 }
    nonmutating set {}
  }
  func load() -> Int { 1 }
  func load() async -> Int { 2 }
  func store(_ event: Click) {}
  func search(_ event: Click) {}
  func attempt() {}
  func pick<T: Named>(_ value: T) -> String { value.name }
}

struct TripDependency {
  let app: AppDependency
  let trip: Int
}
/// Has some of them itself.
struct DayDependency {
  let app: AppDependency
  let trip: Int
  func track(_ event: Click) {}
  func result() -> String { "own" }
  func load() async -> Int { 3 }
  func pick<T: Named>(_ value: T) -> String { "own" }
}
/// Knows no more than the protocols.
// hasgen: container
struct FeatureDependency {
  let parent: any HasTracking & HasResult & HasLoad & HasPick & HasSafeAttempt
  let trip: Int
}
