protocol Api {}
final class PublicApi: Api {}
final class UserApi: Api { init(token: String) {} }  // hasgen: ignore
struct AppDependency { let api: any Api }
struct UserDependency {
  let app: AppDependency; let api: any Api
  static func makeApi(token: String) -> any Api { UserApi(token: token) }
}
protocol MakesUserDependency { func makeUserDependency(token: String) -> UserDependency }
final class Login { typealias Dependencies = MakesUserDependency }
