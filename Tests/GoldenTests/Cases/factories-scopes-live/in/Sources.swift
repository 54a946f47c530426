struct Account: Sendable { let id: Int }
final class Bookmarks: Sendable { init(account: Account) {} }
struct AppDependency: Sendable { let name: String }
struct UserDependency: Sendable {
  let app: AppDependency; let account: Account; let bookmarks: Bookmarks
  static func live(app: AppDependency, account: Account) -> UserDependency {
    .init(app: app, account: account, bookmarks: Bookmarks(account: account))
  }
}
protocol MakesUserDependency { func makeUserDependency(account: Account) -> UserDependency }
