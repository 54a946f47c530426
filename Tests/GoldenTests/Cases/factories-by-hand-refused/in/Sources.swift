// What is written by hand is not passed by in silence.
struct Box<Value> {}
struct Key {}
struct Title {}
struct Safe { init(box: Box<Int>, key: Key, title: Title) {} }
protocol MakesSafe { func makeSafe() -> Safe }

struct AppDependency {
  static func makeBox<Value>() -> Box<Value> { Box() }
  private static func makeKey() -> Key { Key() }
  static func makeTitle() -> String { "" }
}
final class Coordinator { typealias Dependencies = MakesSafe }
