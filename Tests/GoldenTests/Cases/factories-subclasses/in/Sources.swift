class Base {}
final class Sub: Base {}
struct AppDependency { let base: Sub }
final class VM { init(base: Base) {} }
protocol MakesVM { func makeVM() -> VM }
final class Co { typealias Dependencies = MakesVM }
