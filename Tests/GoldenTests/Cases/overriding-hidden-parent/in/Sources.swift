protocol HasClock { var clock: Int { get } }

struct AppDependency {
  let clock: Int
}
/// The initializer that Swift writes is hidden with the parent.
struct UserDependency {
  private let key: Int
  private let app: AppDependency
  let name: String
}
/// The parent is hidden from the copy.
struct GuestDependency {
  fileprivate let app: AppDependency
  let name: String

  init(app: AppDependency, name: String) {
    self.app = app
    self.name = name
  }
}
/// Once the parent is seen, the initializer is none that is needed.
struct ClubDependency {
  private let app: AppDependency
  let name: String

  init(parent: AppDependency, name: String) {
    app = parent
    self.name = name
  }
}
/// What is no parent need not be forwarded to.
struct TeamDependency {
  // hasgen: not-parent
  private let app: AppDependency
  let name: String
}
struct ChangedDependency {
  private let app: AppDependency
  var name: String
}
/// The diagnostic shows the member.
struct OwnDependency {
  let name: String
  func overriding() -> OwnDependency { self }
}
