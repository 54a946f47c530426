import Core

final class HomeCoordinator {
  typealias Dependencies = HasLogger & MakesUserScope & HasAdmin
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func start() {
    dependencies.logger.log("home")
    let user = dependencies.makeUserScope(userName: "me")
    CheckoutScreen(dependencies: user).show()
  }
}
