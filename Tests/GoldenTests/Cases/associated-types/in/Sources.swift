protocol HasRouter<Event, Route> {
  associatedtype Event
  associatedtype Route
  var events: [Event] { get }
  func handle(_ event: Event) -> Route?
}
protocol HasStore<Value> {
  associatedtype Value
  var stored: Value { get }
  var all: [Value] { get }
}

enum Tap { case some }
struct Place {}

struct AppDependency {
  let events: [Tap]
  let stored: Int
  let all: [Int]

  func handle(_ event: Tap) -> Place? { nil }
}
