final class Store {}

struct AppDependency {
  lazy var store = Store()
  let clock = [Clock.shared][0]
  #if DEBUG
    let tracker = Tracker()
  #endif
}

protocol MakesFeed { func makeFeed() -> Feed }
final class Feed { init(web: Web) {} }
protocol MakesShop { func makeShop() -> Shop }
final class Shop { init(shelf: Shelf) {} }
struct Shelf { let store: Store }
protocol MakesAlarm { func makeAlarm() -> Alarm }
final class Alarm { init(clock: Clock) {} }
protocol MakesFunnel { func makeFunnel() -> Funnel }
final class Funnel { init(tracker: Tracker) {} }
protocol MakesReader { func makeReader() -> Reader }
final class Reader { init(fetcher: any Fetching) {} }

// Nor a container, of which only the one at hand is meant.
struct UserDependency {
  private let app: AppDependency
}
protocol MakesAdmin { func makeAdmin() -> Admin }
final class Admin { init(user: UserDependency, other: OtherDependency) {} }

final class Coordinator {
  typealias Dependencies = MakesFeed & MakesShop & MakesAlarm & MakesFunnel & MakesReader
    & MakesAdmin
}
