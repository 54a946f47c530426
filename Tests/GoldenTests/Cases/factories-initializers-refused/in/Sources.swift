// An extension's initializer is not there for other arguments.
struct AppDependency { let logger: String }
struct Box<Value> { private let value: Value }
extension Box where Value == Int { init(logger: String) { value = 1 } }
extension Box<Bool> { init(logger: String) { value = true } }
protocol MakesBox { func makeBox() -> Box<Double> }
final class Coordinator { typealias Dependencies = MakesBox }
