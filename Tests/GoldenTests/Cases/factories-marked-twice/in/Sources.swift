protocol Logging {}
// hasgen: live
struct ConsoleLogger: Logging {}
// hasgen: live
struct FileLogger: Logging {}
struct Screen { init(logger: any Logging) {} }
protocol MakesScreen { func makeScreen() -> Screen }

struct AppDependency {}
final class Coordinator { typealias Dependencies = MakesScreen }
