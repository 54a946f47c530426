final class Logger: Sendable {}
enum Unread: Error { case page }
enum Lost: Error { case page }

// What is isolated, and a closure that is not.
@MainActor final class Screen { init(id: Int) {} }
protocol HasMakeScreen { var makeScreen: (Int) -> Screen { get } }

// What cannot be captured by a closure that is called from anywhere.
struct Page: Sendable { init(number: Int, logger: Logger) {} }
protocol HasMakePage { var makePage: @Sendable (Int) -> Page { get } }

final class AppDependency {
  let logger = Logger()
}

// What configures throws, waits, or belongs to an actor, and the function does not.
final class Person {}
protocol MakesRashPerson { func makeRashPerson(configure: (Person) throws -> Void) -> Person }
protocol MakesSlowPerson { func makeSlowPerson(configure: (Person) async -> Void) -> Person }
protocol MakesMainPerson {
  func makeMainPerson(configure: @MainActor (Person) -> Void) -> Person
}
protocol MakesSentPerson {
  func makeSentPerson(configure: @MainActor (Person) -> Void) async -> Person
}

// Another error than the one that may be thrown.
struct Doc { init() throws(Unread) {} }
protocol MakesDoc { func makeDoc() throws(Lost) -> Doc }

// A closure that is over with the call, and is kept.
final class Row { init(onTap: @escaping () -> Void) {} }
protocol MakesRow { func makeRow(onTap: () -> Void) -> Row }

// A type that a value hides.
final class card {}
protocol MakesCard { func makeCard(card: Int) -> Deck }
final class Deck { init(top: card, card: Int) {} }

final class Coordinator {
  typealias Dependencies = HasMakeScreen & HasMakePage & MakesRashPerson & MakesSlowPerson
    & MakesMainPerson & MakesSentPerson & MakesDoc & MakesRow & MakesCard
}
