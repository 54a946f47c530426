// Two children that satisfy a composition.
protocol HasLog { var log: Int { get } }
protocol HasName { var name: String { get } }
struct AppDependency { let log: Int }
struct UserDependency { let app: AppDependency; let name: String }
struct GuestDependency { let app: AppDependency; let name: String }
final class Home { typealias Dependencies = HasLog & HasName }
protocol MakesHomeScope { func makeHomeScope(name: String) -> any Home.Dependencies }
final class Root { typealias Dependencies = MakesHomeScope }
