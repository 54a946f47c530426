enum Unread: Error { case page }
enum Lost: Error { case page }

// What is isolated, and a closure that is not.
@MainActor final class Screen { init(id: Int) {} }
protocol HasMakeScreen { var makeScreen: (Int) -> Screen { get } }

final class AppDependency {
}

// Another error than the one that may be thrown.
struct Doc { init() throws(Unread) {} }
protocol MakesDoc { func makeDoc() throws(Lost) -> Doc }

final class Coordinator {
  typealias Dependencies = HasMakeScreen & MakesDoc
}
