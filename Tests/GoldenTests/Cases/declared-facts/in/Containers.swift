struct Failure: Error {}
struct Ticket: Sendable {}

public struct AppDependency: Sendable {
  public let logger: Int
  package let cache: Int
  let inner: Int

  #if DEBUG
    let inspector: Int
  #endif

  #if os(Linux)
    let path: Int
  #else
    let path: String
  #endif

  #if os(Windows)
    let shell: Int = 1
  #else
    let shell: Int
  #endif
}

extension AppDependency {
  public var token: String { get async throws { "" } }

  var ticket: Ticket { get throws(Failure) { Ticket() } }

  @MainActor var title: String { "" }

  /// Of late.
  @available(macOS 99, iOS 99, *)
  public var late: Int { 1 }
}

@available(macOS 14, iOS 17, *)
extension AppDependency {
  public var recent: Int { 1 }
}

public extension AppDependency {
  var exposed: Int { 1 }
}

@MainActor
final class Screen {
  let colour: Int
  lazy var size = Ticket()
  nonisolated let scale: Int

  init(colour: Int, scale: Int) {
    self.colour = colour
    self.scale = scale
  }
}

actor Theater {
  let stage: Int
  var seats: Int
  nonisolated var doors: Int { 1 }

  init(stage: Int, seats: Int) {
    self.stage = stage
    self.seats = seats
  }
}
