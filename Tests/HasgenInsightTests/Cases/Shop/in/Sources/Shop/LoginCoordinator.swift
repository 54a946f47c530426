import Core

final class LoginCoordinator {
  typealias Dependencies = HasKeychain & HomeCoordinator.Dependencies
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func start() {
    dependencies.logger.log(dependencies.keychain.token)
    HomeCoordinator(dependencies: dependencies).start()
  }
}
