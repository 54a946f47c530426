// What is meant stands in a file that a container, a protocol or what these name stands in.
protocol Logging {}
struct Printer: Logging {}
struct Screen {}
struct Panel { init(logger: any Loging, window: UIPrinter) {} }
protocol MakesScreen { func makeScreen() -> Screenn }
protocol MakesPanel { func makePanel() -> Panel }
protocol MakesLetter { func makeLetter(stamp: Stamp) -> Letter }
struct AppDependency {}
final class Coordinator { typealias Dependencies = MakesScreen & MakesPanel & MakesLetter }
