import Core

protocol HasStore: HasLogger { var store: Int { get } }
/// Asks from anywhere for what `HasCache` asks for on the main actor.
protocol HasCacheAndMeter {
  var cache: Int { get }
  var meter: Int { get }
}
/// Met by an actor that waits for nothing, though it must be waited for from outside.
protocol HasPlayer { var player: Int { get async } }

struct AppDependency: Sendable {
  let logger: Int
  let session: Int
  let cache: Int
  let meter: Int
  let store: Int
  let player: Int
}
struct UserDependency {
  let app: AppDependency
}
/// Has no `HasCache`: an actor cannot.
actor PageDependency {
  let app: AppDependency
  init(app: AppDependency) { self.app = app }
}
/// Waits for what its parent keeps to itself.
struct TripDependency {
  let page: PageDependency
}
/// Cannot have it as its own either.
// hasgen: container
actor CacheDependency {
  let cache: Int
  init(cache: Int) { self.cache = cache }
}

final class Screen {
  typealias Dependencies = HasStore & HasSession & HasCache & HasCacheAndMeter
  init(dependencies: any Dependencies) {}
}
final class Page {
  typealias Dependencies = HasPlayer & HasCacheAndMeter
  init(dependencies: any Dependencies) {}
}
@MainActor func show(
  _ app: AppDependency, _ user: UserDependency, _ page: PageDependency, _ trip: TripDependency
) {
  _ = Screen(dependencies: app)
  _ = Screen(dependencies: user)
  _ = Screen(dependencies: user.byReference)
  _ = Page(dependencies: page)
  _ = Page(dependencies: trip)
}
