// Compositions that no struct can have before the container is there.
protocol Log: Sendable {}
struct ConsoleLog: Log {}
protocol HasLog { var log: any Log { get } }
protocol HasPage<Item> { associatedtype Item; var items: [Item] { get } }
final class Feed { init(dependencies: any HasPage<Int> & HasLog) {} }
final class Session {}
protocol HasSession { var session: Session { get } }
final class Sync { init(dependencies: any HasSession & Sendable) {} }
struct AppDependency {
  let log: any Log
  let items: [Int]
  let session: Session
  let feed: Feed
  let sync: Sync
}
