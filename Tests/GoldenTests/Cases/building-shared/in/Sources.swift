// What is built on the way is built once, however many need it.
protocol Logging: Sendable {}
struct Index: Sendable { init(logger: any Logging, pool: Pool) {} }
actor Pool { init(url: String, logger: any Logging) {} }
struct Users: Sendable { init(pool: Pool) {} }

// What a closure needs is there around it.
final class Cards: Sendable {
  init(makeCard: @escaping @Sendable (Int) -> Card) {}
}
final class Card { init(number: Int, deck: Deck) {} }
final class Deck: Sendable {}

struct AppDependency: Sendable {
  let index: Index
  let users: Users
  let cards: Cards

  static func makeCard(number: Int, deck: Deck) -> Card { Card(number: number, deck: deck) }
}

protocol Keeping: Sendable {}
final class Keeper: Keeping {}
final class First: Sendable { init(keeper: any Keeping) {} }
final class Second: Sendable { init(keeper: any Keeping) {} }
struct RemoteDependency {
  let first: First
  let second: Second

  static func makeKeeper() async -> any Keeping { Keeper() }
}

// What 'live' shares, a factory makes no second of.
protocol MakesReport { func makeReport() -> Report }
final class Report { init(pool: Pool) {} }
