protocol HasNetwork { var network: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasLevel { var level: Int { get set } }
protocol MakesScreen { func makeScreen() -> Screen }

struct AppDependency {
  let network: Int
  var store: Int
  var level: Int
}

/// What is private is read by another name.
struct UserDependency {
  private let _app: AppDependency
  var app: AppDependency { _app }
  init(app: AppDependency) { _app = app }
}

/// A directive at the private one counts.
struct GuestDependency {
  // hasgen: no-forward HasStore
  private var storage: AppDependency
  init(app: AppDependency) { storage = app }
}
extension GuestDependency {
  var app: AppDependency {
    get { storage }
    set { storage = newValue }
  }
}

/// Both can be read: the stored one is taken.
struct AdminDependency {
  let _app: AppDependency
  var app: AppDependency { _app }
}

/// The body tells which of the two shows what is stored.
struct TeamDependency {
  private let storage: AppDependency
  var app: AppDependency { storage }
  var empty: AppDependency { AppDependency(network: 0, store: 0, level: 0) }
  init(app: AppDependency) { storage = app }
}

/// No body does nothing but read the private one.
struct PreviewDependency {
  private let storage: AppDependency
  var empty: AppDependency { AppDependency(network: 0, store: 0, level: 0) }
  var fallback: AppDependency { Bool.random() ? storage : empty }
  init(app: AppDependency) { storage = app }
}

/// Neither is of the type of the private one, or can be read at once.
struct PlayerDependency {
  private let storage: AppDependency
  var app: AppDependency? { storage }
  var later: AppDependency { get async { storage } }
  init(app: AppDependency) { storage = app }
}

final class Screen {
  typealias Dependencies = HasNetwork & HasStore
  init(dependencies: any Dependencies) {}
}
final class Settings {
  typealias Dependencies = HasLevel
  init(dependencies: any Dependencies) {}
}
func screen(_ user: UserDependency, _ admin: AdminDependency) -> [Screen] {
  [Screen(dependencies: user), Screen(dependencies: admin)]
}
