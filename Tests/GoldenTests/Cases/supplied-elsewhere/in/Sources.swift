protocol HasClock { var clock: Int { get } }
protocol HasCard { var card: Int { get } }
typealias CardDependency = HasClock & HasCard

struct AppDependency {
  let clock: Int
}

final class CardScreen {
  typealias Dependencies = CardDependency

  init(dependencies: any Dependencies) {}
}

struct CardRouter {
  let app: AppDependency

  func open(card: Int) -> CardScreen {
    struct Dependency: CardDependency {
      let clock: Int
      let card: Int
    }
    return CardScreen(dependencies: Dependency(clock: app.clock, card: card))
  }
}
