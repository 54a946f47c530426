import Foundation

struct Api {
  static func make() -> Self { Api() }
}

protocol HasMadeApi { var madeApi: Api { get } }
protocol HasNothing { var nothing: Api? { get } }
protocol HasDefaults { var defaults: UserDefaults { get } }
protocol HasSettings { var settings: Settings { get } }

struct Settings { let level: Int }
/// What the sources declare goes before what a platform's type would give.
extension UserDefaults { static var shared: Settings { Settings(level: 1) } }

struct AppDependency {
  let madeApi = Api.make()
  let nothing = nil as Api?
  let defaults = UserDefaults.standard
  let settings = UserDefaults.shared
}
