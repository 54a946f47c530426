import Accounts
import Core

struct AppDependency {
  let logger: any Logging
  let clock: any TimeTelling
  let advertising: Advertising

  func route(named name: String) throws -> [String] {
    guard name == "park" else { throw NoSuchRoute() }
    return ["gate", "lake"]
  }
}

/// Is the app's: the feature does not know it.
final class Advertising {
  var banner = "Buy shoes"
}

protocol HasAdvertising {
  var advertising: Advertising { get }
}

protocol MakesUserDependency {
  func makeUserDependency(userName: String) -> UserDependency<AppDependency>
}

struct SignInScreen {
  typealias Dependencies = HasAdvertising & HasLogger & MakesUserDependency

  let dependencies: any Dependencies

  func signIn(_ name: String) -> UserDependency<AppDependency> {
    dependencies.logger.log("signs in \(name)")
    dependencies.advertising.banner = "Hello \(name)"
    return dependencies.makeUserDependency(userName: name)
  }
}
