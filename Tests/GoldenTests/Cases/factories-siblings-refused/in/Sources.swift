// Only a user's scope has what a profile takes, and only the app can make another user's scope.
struct Account { let id: Int }
final class Marks { init(account: Account) {} }
struct AppDependency {}
struct UserDependency {
  let app: AppDependency
  let account: Account
  let marks: Marks
}
protocol MakesUser {
  func makeUserDependency(account: Account) -> UserDependency
  func makeProfile() -> Profile
}
final class Profile { init(marks: Marks) {} }

final class Coordinator { typealias Dependencies = MakesUser }
