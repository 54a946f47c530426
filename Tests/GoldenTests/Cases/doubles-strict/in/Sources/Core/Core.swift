public protocol Clock: Sendable {
  func now() -> Int
}

public protocol HasClock {
  var clock: any Clock { get }
}

public final class Timer {
  public typealias Dependencies = HasClock
}
