// What is built on the way is built once, however many need it.
protocol Logging: Sendable {}
final class ConsoleLogger: Logging {}
protocol Store: Sendable {}
struct DiskStore: Store { init(logger: any Logging) {} }
struct Index: Sendable { init(logger: any Logging, pool: Pool) {} }
actor Pool { init(url: String, logger: any Logging) {} }
struct Users: Sendable { init(pool: Pool) {} }

// One class under two protocols is one object; under its own name too.
protocol Reading: AnyObject, Sendable {}
protocol Writing: AnyObject, Sendable {}
final class Journal: Reading, Writing {}
final class Audit: Sendable { init(journal: Journal) {} }

// What a closure needs is there around it.
final class Cards: Sendable {
  init(makeCard: @escaping @Sendable (Int) -> Card) {}
}
final class Card { init(number: Int, deck: Deck) {} }
final class Deck: Sendable {}

struct AppDependency: Sendable {
  let store: any Store
  let index: Index
  let users: Users
  let reader: any Reading
  let writer: any Writing
  let audit: Audit
  let cards: Cards

  static func makeCard(number: Int, deck: Deck) -> Card { Card(number: number, deck: deck) }
}

// What is async or throws stands behind the question whether a user is missing.
final class Remote: Sendable { init() async throws {} }
final class Feed: Sendable { init(remote: Remote) {} }
final class Inbox: Sendable { init(remote: Remote) {} }
protocol Keeping: Sendable {}
final class Keeper: Keeping {}
final class First: Sendable { init(keeper: any Keeping) {} }
final class Second: Sendable { init(keeper: any Keeping) {} }
struct RemoteDependency {
  let feed: Feed
  let inbox: Inbox
  let first: First
  let second: Second

  static func makeKeeper() async -> any Keeping { Keeper() }
}

// Of one type, two members are told apart by their names.
struct PairDependency {
  let first: Deck
  let second: Deck
  let hand: Hand
}
final class Hand { init(first: Deck, other second: Deck) {} }

// A factory shares what its product needs, in each call.
protocol MakesDesk { func makeDesk(pen: Pen) -> Desk }
final class Pen {}
final class Paper { init(pen: Pen) {} }
final class Lamp { init(paper: Paper) {} }
final class Desk { init(paper: Paper, lamp: Lamp) {} }
// What 'live' shares, a factory makes no second of.
protocol MakesReport { func makeReport() -> Report }
final class Report { init(pool: Pool) {} }
final class Coordinator { typealias Dependencies = MakesDesk }
