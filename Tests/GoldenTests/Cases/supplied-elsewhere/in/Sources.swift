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
  struct Services: CardDependency {
    let clock: Int
    let card: Int
  }

  let app: AppDependency

  func open(card: Int) -> CardScreen {
    CardScreen(dependencies: Services(clock: app.clock, card: card))
  }
}
