import Features

protocol MakesUserDependency { func makeUserDependency(session: Session) -> UserDependency }
protocol MakesTripDependency { func makeTripDependency(trip: Trip) -> TripDependency }
protocol MakesCheckoutDependency { func makeCheckoutDependency() -> CheckoutDependency }

final class AppCoordinator {
  typealias Dependencies = MakesUserDependency
  init(dependencies: any Dependencies) {}
}
final class UserCoordinator {
  typealias Dependencies = MakesHomeScreen & MakesTripDependency & MakesCheckoutDependency
  init(dependencies: any Dependencies) {}
}
final class TripCoordinator {
  typealias Dependencies = MakesDayScreen
  init(dependencies: any Dependencies) {}
}
final class CheckoutCoordinator {
  typealias Dependencies = MakesPayScreen
  init(dependencies: any Dependencies) {}
}

/// The composition root.
func start() -> AppCoordinator {
  AppCoordinator(
    dependencies: AppDependency.live(
      path: "/crashes", baseURL: "https://example.com", databasePath: "/db"))
}
