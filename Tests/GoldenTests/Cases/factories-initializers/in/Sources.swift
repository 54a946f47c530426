// Of several initializers, one that uses each runtime argument; those of extensions too, where they
// hold.
struct AppDependency { let logger: String }
protocol MakesQuery { func makeQuery(text: Int) -> Query }
final class Query {
  init(text: Int) {}
  init(logger: String) {}
}
protocol MakesDeep { func makeDeep() -> Deep }
final class Deep { init(make: (Int) -> Query) {} }

struct Box<Value> { let value: Value }
extension Box where Value == Int { init(logger: String) { value = 1 } }
extension Box<Bool> { init(logger: String) { value = true } }
extension Box where Value: Emptiness {
  // hasgen: live
  init(logger: String) { value = Value() }
}
protocol Emptiness { init() }
struct Nothing: Emptiness {}
protocol MakesBoxes {
  func makeNumber() -> Box<Int>
  func makeFlag() -> Box<Bool>
  func makeNothing() -> Box<Nothing>
  func makeText(value: String) -> Box<String>
}

final class Coordinator { typealias Dependencies = MakesQuery & MakesDeep & MakesBoxes }
