final class Log: Sendable {}
final class Note { init(log: Log, count: Int) {} }
protocol MakesNote: Actor { func makeNote() -> Note }

actor AppDependency {
  let log = Log()
  var count: Int = 0
}

class Consumer { typealias Dependencies = MakesNote }
