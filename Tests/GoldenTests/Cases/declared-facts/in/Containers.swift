public struct AppDependency: Sendable {}

extension AppDependency {
  /// Of late.
  @available(macOS 99, iOS 99, *)
  public var late: Int { 1 }
}

@MainActor
final class Screen {
  let colour: Int
  nonisolated let scale: Int

  init(colour: Int, scale: Int) {
    self.colour = colour
    self.scale = scale
  }
}

actor Theater {
  let stage: Int
  var seats: Int

  init(stage: Int, seats: Int) {
    self.stage = stage
    self.seats = seats
  }
}
