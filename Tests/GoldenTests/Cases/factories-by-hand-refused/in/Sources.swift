struct Safe { init(box: Box<Int>, key: Key, title: Title) {} }
protocol MakesSafe { func makeSafe() -> Safe }

struct AppDependency {
  static func makeBox<Value>() -> Box<Value> { Box() }
  private static func makeKey() -> Key { Key() }
}
final class Coordinator { typealias Dependencies = MakesSafe }
