public struct Player: Sendable {
  public init() {}
}

public protocol HasPlayer {
  var player: Player { get async }
}
