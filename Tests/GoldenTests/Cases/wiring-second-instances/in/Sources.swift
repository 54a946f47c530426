// What a container has, and is not there before it is, is not built a second time.
final class Web {}
final class Feed { init(web: Web) {} }
final class Store {}
final class Shop { init(shelf: Shelf) {} }
struct Shelf { let store: Store }
protocol Fetching {}
final class WebFetcher: Fetching {}
final class Clock { static let shared = Clock() }
final class Alarm { init(clock: Clock) {} }
final class Router { init(app: AppDependency) {} }

struct AppDependency {
  let web = Web()
  lazy var store = Store()
  let clock = Clock.shared
  private let fetcher = WebFetcher()
  let feed: Feed
  let shop: Shop
  let alarm: Alarm
  let fetching: any Fetching
  let router: Router

  init(feed: Feed, shop: Shop, alarm: Alarm, fetching: any Fetching, router: Router) {
    self.feed = feed
    self.shop = shop
    self.alarm = alarm
    self.fetching = fetching
    self.router = router
  }
}

// Nor what a parent has, where it cannot be read.
struct UserDependency {
  let app: AppDependency
  let reader: Reader
  let maybe: Maybe
}
final class Reader { init(fetcher: WebFetcher) {} }
final class Maybe { init(shelf: Shelf) {} }
