struct TakenDependency {
  static func live() -> TakenDependency { TakenDependency(logger: Logger()) }
}
struct BoxDependency<Item> {}
struct HiddenDependency {
  private let secret: Int
}
final class TwiceDependency {
  init(logger: Logger) { self.logger = logger }
  init(other: Logger) { logger = other }
}
enum EnumDependency {
  case only
}
