protocol HasLogger { var logger: Int { get } }
protocol HasRouter<Event, Route> {
  associatedtype Event
  associatedtype Route
  var events: [Event] { get }
  func handle(_ event: Event) -> Route?
}

enum Tap { case some }
struct Place {}

struct AppDependency {
  let logger: Int
  let events: [Tap]

  func handle(_ event: Tap) -> Place? { nil }
}

final class Consumer {
  init(dependencies: any HasLogger) {}
}
