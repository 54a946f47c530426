protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }

class Base<Value> {
  let b: Value
  init(b: Value) { self.b = b }
}

class AppDependency: Base<Int> {
  let a: Int = 1
}

/// Conforms by hand, so the superclass cannot conform too.
final class PlainDependency: AppDependency, HasA {}

typealias Alias = AppDependency
extension Alias: HasC {
  var c: Int { 3 }
}
