// Methods call each other, whatever protocols gather them, as long as none calls itself.
final class Alpha { init(number: Int) {} }
final class Beta { init(number: Int, alpha: Alpha) {} }
protocol MakesAlpha { func makeAlpha(number: Int) -> Alpha }
protocol MakesBeta: MakesAlpha { func makeBeta(number: Int) -> Beta }

struct Logger {}
final class Other {}
final class Row { init(logger: Logger) {} }
struct Style {}
// A plain value may go to several.
final class Pair { init(style: Style = Style(), logger: Logger) {} }
protocol MakesScreens {
  func makeOther() -> Other
  func makeRow() -> Row
}

struct AppDependency {
  let logger: Logger
}
