import Foundation

struct Session {}
struct Item<Content> {}
protocol Named { var name: String { get } }
protocol HasSession { var session: Session { get } }
protocol HasItem { func item<Other>(of other: Other, in session: [Session]) -> Item<Session> }
protocol HasMap {
  func map<V>(_ value: V) -> [V]
  func names<V: Collection, S>(_ value: V, _ others: [S]) -> [S] where V.Element == S, S: Named
  func all<each V>(_ value: repeat each V)
}
protocol HasBool { var flag: Bool { get } }
/// The same inside, under an alias of the container's.
protocol HasURL { var url: URL { get } }
/// No source says where it is declared.
protocol HasDate { var date: Date { get } }
protocol HasTrip { var trip: Int { get } }

struct AppDependency {
  let session: Session
  let flag: Bool
  let url: URL
  let date: Date
  func item<Other>(of other: Other, in session: [Session]) -> Item<Session> { Item() }
  func map<V>(_ value: V) -> [V] { [value] }
  func names<V: Collection, S>(_ value: V, _ others: [S]) -> [S] where V.Element == S, S: Named {
    others
  }
  func all<each V>(_ value: repeat each V) {}
}

/// Its parameters have the names of types, and of parameters of what is forwarded.
struct TripDependency<Session, T, Bool> {
  let app: AppDependency
  let value: T
  let trip: Int
}
// hasgen: container
struct DayDependency<Session: HasSession> {
  let parent: Session
  let trip: Int
}
struct HourDependency<Date> {
  typealias URL = Foundation.URL
  let app: AppDependency
  let trip: Int
}
struct Screen {
  typealias Dependencies = HasTrip & HasDate
}
