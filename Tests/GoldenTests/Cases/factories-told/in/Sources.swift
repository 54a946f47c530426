final class Disk { init() throws {} }
struct Store { let disk: Disk }
struct Shop { let store: Store }
protocol MakesShop { func makeShop() -> Shop }

struct Deep { init(make: @escaping (Item, Item) -> Leaf) {} }
protocol MakesDeep { func makeDeep() -> Deep }

protocol MakesRow { func makeRow(count: Float) -> Row }
struct Row {
  let isOpen: Bool
}
final class List { init(dependencies: any MakesRow) {} }
protocol MakesList { func makeList() -> List }

protocol MakesScreen { func makeScreen() -> Screenn }
struct Loud { init(logger: any Loging) {} }
protocol MakesLoud { func makeLoud() -> Loud }

struct Painted { init(theme: String) {} }
protocol MakesPainted { func makePainted() -> Painted }
struct Far { init(latitud: Double) {} }
protocol MakesFar { func makeFar() -> Far }

struct Outer<T> { struct In { let t: T } }
protocol MakesIn { func makeIn(t: Int) -> Outer<Int>.In }

struct AppDependency {
  let theme = "" + ""
}

class Consumer {
  typealias Dependencies = MakesShop & MakesDeep & MakesList & MakesScreen & MakesLoud
    & MakesPainted & MakesFar & MakesIn
}
