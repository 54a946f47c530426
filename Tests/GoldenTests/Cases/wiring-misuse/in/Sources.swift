// Containers for which 'live' cannot be written.
protocol HasLogger { var logger: Logger { get } }
final class Logger {}

struct TakenDependency {
  let logger: Logger
  static func live() -> TakenDependency { TakenDependency(logger: Logger()) }
}
struct BoxDependency<Item> {
  let logger: Logger
  let item: Item
}
struct HiddenDependency {
  let logger: Logger
  private let secret: Int
}
final class TwiceDependency {
  let logger: Logger
  init(logger: Logger) { self.logger = logger }
  init(other: Logger) { logger = other }
}
enum EnumDependency {
  case only
  var logger: Logger { Logger() }
}
