/// The screen of a user who is signed in.
public struct HomeScreen {
  /// What the screen needs.
  public typealias Dependencies = HasLedger & HasLogger & HasUserName

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  /// Pays an amount.
  public func pay(_ amount: Int) {
    dependencies.ledger.add(amount)
    dependencies.logger.log("\(dependencies.userName) pays \(dependencies.ledger.amounts)")
  }
}

/// Makes the scope of a user.
public protocol MakesUserScope {
  func makeUserScope(userName: String) -> any HomeScreen.Dependencies
}

/// The screen before it.
public struct SignInScreen {
  /// What the screen needs.
  public typealias Dependencies = MakesUserScope

  private let dependencies: any Dependencies

  /// Makes the screen.
  public init(dependencies: any Dependencies) { self.dependencies = dependencies }

  /// Opens the home screen in a scope of the user.
  public func signIn(_ userName: String) -> HomeScreen {
    HomeScreen(dependencies: dependencies.makeUserScope(userName: userName))
  }
}
