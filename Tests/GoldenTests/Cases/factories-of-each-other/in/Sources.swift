// Methods call each other, whatever protocols gather them, as long as none calls itself.
final class Alpha { init(number: Int) {} }
final class Beta { init(number: Int, alpha: Alpha) {} }
protocol MakesAlpha { func makeAlpha(number: Int) -> Alpha }
protocol MakesBeta: MakesAlpha { func makeBeta(number: Int) -> Beta }

struct Logger {}
final class Other {}
final class Row { init(logger: Logger) {} }
final class List { init(row: Row, style: Style = Style(), pair: Pair) {} }
struct Style {}
// A plain value may go to several.
final class Pair { init(style: Style = Style(), logger: Logger) {} }
protocol MakesScreens {
  func makeOther() -> Other
  func makeRow() -> Row
  func makeList() -> List
}

struct AppDependency {
  let logger: Logger
  // What is written by hand says more than a default does.
  static func makeStyle() -> Style { Style() }
}

final class Coordinator { typealias Dependencies = MakesBeta & MakesScreens }
