final class Logger {}

class RootDependency {
  let logger = Logger()
}
final class SpecialDependency: RootDependency {
  let title = "special"
}

struct AppDependency {
  let logger: Logger
}
struct UserDependency {
  let app: AppDependency.Reference
}
protocol MakesUserDependency { func makeUserDependency(user: Int) -> UserDependency }

class Screen {
  init(logger: Logger) {}
  @available(*, unavailable) init(logger: Logger, title: String = "") {}
}
final class HomeScreen: Screen {}
@available(*, deprecated) final class OldScreen: Screen {
  let day: Int
  @available(*, deprecated) init(day: Int, logger: Logger) {
    self.day = day
    super.init(logger: logger)
  }
  required init?(coder: String) { return nil }
}
protocol MakesHomeScreen { func makeHomeScreen() -> HomeScreen }
@available(*, deprecated) protocol MakesOldScreen { func makeOldScreen(day: Int) -> OldScreen }
