// The name of a parameter tells which implementation is meant.
protocol Coordinator {}
struct ShopCoordinator: Coordinator {}
struct HomeCoordinator: Coordinator {}
struct Root { init(homeCoordinator: any Coordinator) {} }
protocol MakesRoot { func makeRoot() -> Root }

struct AppDependency {}
final class Start { typealias Dependencies = MakesRoot }
