final class Log: Sendable { init(tag: String) {} }
struct AppDependency: Sendable { let log: Log }
struct UserDependency: Sendable {
  let app: AppDependency; let name: String; let log: Log
  static func makeLog(name: String) -> Log { Log(tag: name) }
}
protocol MakesUserDependency { func makeUserDependency(name: String) -> UserDependency }
final class Login { init(dependencies: any MakesUserDependency) {} }
