// What cannot be seen is no candidate; what has a private initializer is one, and never built.
protocol Logging {}
struct ConsoleLog: Logging {}
private struct PreviewLog: Logging {}
protocol Store {}
struct DiskStore: Store {}
struct EmptyStore: Store { private init() {} }

struct AppDependency {}
protocol MakesScreen { func makeScreen() -> Screen }
struct Screen { init(logger: any Logging) {} }
protocol MakesShop { func makeShop() -> Shop }
struct Shop { init(store: any Store) {} }

final class Coordinator { typealias Dependencies = MakesScreen & MakesShop }
