final class Log: Sendable {}
final class Note { init(log: Log, count: Int) {} }
protocol MakesNote: Actor { func makeNote() -> Note }

actor AppDependency {
  var count: Int = 0
}
