// What cannot be called is no candidate.
protocol Logging {}
struct ConsoleLog: Logging {}
private struct PreviewLog: Logging {}
struct EmptyLog: Logging { private init() {} }

struct AppDependency {}
protocol MakesScreen { func makeScreen() -> Screen }
struct Screen { init(logger: any Logging) {} }
