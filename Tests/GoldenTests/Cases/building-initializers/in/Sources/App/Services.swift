final class Logger: Sendable {}
final class Clock: Sendable {
  let zone: String
  init(zone: String) { self.zone = zone }
}

/// Its own arguments grow, until an initializer for certain ones ends it.
final class Box<Content> {
  init(inner: Box<[Content]>) {}
}
extension Box where Content == [Int] {
  convenience init() { fatalError() }
}
