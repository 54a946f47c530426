// Several ask for the same protocol, and their names tell which implementation each means.
protocol Coordinator {}
struct ShopCoordinator: Coordinator {}
struct HomeCoordinator: Coordinator {}
protocol MakesHomeCoordinator { func makeHomeCoordinator() -> any Coordinator }

// A mark decides, whatever the name of the function is.
protocol Router {}
struct WebRouter: Router {}  // hasgen: live
struct MailRouter: Router {}
protocol MakesMailRouter { func makeMailRouter() -> any Router }
protocol MakesRouter { func makeRouter() -> any Router }

// What is written by hand is called so.
struct AppDependency {
  static func makeShopCoordinator() -> any Coordinator { ShopCoordinator() }
}
protocol MakesShopCoordinator { func makeShopCoordinator() -> any Coordinator }
final class Home { typealias Dependencies = MakesHomeCoordinator & MakesRouter }
final class Shop { typealias Dependencies = MakesShopCoordinator & MakesMailRouter }
