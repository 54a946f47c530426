struct AppDependency {}
struct UserDependency {
  let app: AppDependency
  let marks: Marks
}
protocol MakesUser {
  func makeUserDependency(account: Account) -> UserDependency
  func makeProfile() -> Profile
}
final class Profile { init(marks: Marks) {} }

final class Coordinator { typealias Dependencies = MakesUser }
