/// Signs accounts in and out; several may be signed in at once.
@MainActor
final class Accounts {
  private let app: AppDependency.Reference
  private var users: [Account: UserDependency] = [:]

  init(app: AppDependency.Reference) {
    self.app = app
  }

  /// The scope of an account: the same one until it is signed out.
  func signIn(_ account: Account) -> UserDependency {
    if let user = users[account] { return user }
    let user = UserDependency.live(app: app, account: account)
    users[account] = user
    return user
  }

  /// Lets go of the scope, and of all that only it held.
  func signOut(_ account: Account) {
    users[account] = nil
  }
}
