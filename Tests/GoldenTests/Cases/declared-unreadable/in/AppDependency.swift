struct Store<Item> {
  init(_ item: Item) {}
}

struct AppDependency {
  let made = make()
  let url = URL(string: "http://example.com")
  let store = Store(1)
  var view: some Equatable { 1 }
  lazy var late = 1
  lazy var later: Int = 1
  var changing: Int { mutating get { 1 } }
}

// By hand, and told as by hand.
protocol HasByHand { var byHand: Int { get } }

extension AppDependency {
  var byHand: Int { mutating get { 1 } }
}

struct Box<Item> {
  let items: [Item]
}

final class Screen {
  typealias Dependencies = HasMade & HasUrl & HasStore & HasLater & HasItems & HasByHand
}
