// Closures and methods that are isolated, shared, or throw one type of error.
final class Logger: Sendable {}
enum Unread: Error { case page }

@MainActor final class Screen {
  init(id: Int, logger: Logger) {}
}
protocol HasMakeScreen { var makeScreen: @MainActor (Int) -> Screen { get } }
protocol HasMakeLater { var makeLater: (Int) async -> Screen { get } }
@MainActor protocol HasMakeHere { var makeHere: (Int) -> Screen { get } }

struct Page: Sendable {
  init(number: Int, logger: Logger) throws(Unread) {}
}
protocol HasMakePage { var makePage: @Sendable (Int) throws(Unread) -> Page { get } }
struct Scroll: Sendable {
  init(number: Int, logger: Logger) async throws(Unread) {}
}
protocol HasMakeScroll { var makeScroll: @Sendable (Int) async throws(Unread) -> Scroll { get } }
protocol MakesPage { func makePage(number: Int) throws(Unread) -> Page }

final class AppDependency: Sendable {
  let logger = Logger()
}
@MainActor final class WindowDependency {
  let logger = Logger()
}

// What would configure the product is an argument that it does not take.
struct Person: Sendable {
  var name = ""
}
protocol MakesPerson { func makePerson(configure: (Person) -> Void) -> Person }

// A closure that is over with the call.
final class Row {
  init(fill: () -> String) {}
}
protocol MakesRow { func makeRow(fill: () -> String) -> Row }

// An argument with the name of a function that is needed.
final class Button { init(store: String) {} }
protocol MakesButton { func makeButton(store: String) -> Button }
final class Card { init(button: Button, makeButton: Bool) {} }
protocol MakesCard { func makeCard(makeButton: Bool, store: String) -> Card }

final class Coordinator {
  typealias Dependencies = HasMakeScreen & HasMakeLater & HasMakeHere & HasMakePage & MakesPage
    & HasMakeScroll
    & MakesPerson & MakesRow & MakesButton & MakesCard
}
