protocol HasLogger { var logger: Int { get } }
protocol HasUser { var user: Int { get } }
protocol HasTrip { var trip: Int { get } }
protocol HasWindow { var window: Int { get } }

/// What a screen shows in the side bar; no composition names it.
protocol HasSideBarItem { var sideBarItem: Int { get } }

struct AppDependency {
  let logger: Int
}

final class UserScreen {
  typealias Dependencies = HasLogger & HasUser
  init(dependencies: any Dependencies) {}
}

// MARK: Children

/// Its name ends so.
struct UserScope {
  let app: AppDependency
  let user: Int
}

/// Conforms by hand to what a composition names.
struct Session: HasUser {
  let app: AppDependency
  let user: Int
}

/// A Makes-protocol returns it.
protocol MakesTrip { func makeTrip(_ trip: Int) -> Trip? }
struct Trip {
  let app: AppDependency
  let trip: Int
}

/// Declares a composition of its own, and its name ends so.
struct WindowContainer {
  typealias Dependencies = HasLogger & HasUser
  let app: AppDependency
  let user: Int
}

// MARK: No children, though they store a container and have what a Has-protocol asks for

final class TimetableViewController: HasSideBarItem {
  var sideBarItem: Int { 1 }
  var context: AppDependency
  init(context: AppDependency) { self.context = context }
}

final class AppDelegate: HasUser {
  var user: Int { 1 }
  let dependencies = AppDependency(logger: 1)
}

final class AppCoordinator: HasUser {
  var user: Int { 1 }
  private let dependencies: AppDependency
  init(dependencies: AppDependency) { self.dependencies = dependencies }
}

protocol Coordinator {}
final class RootFlow: Coordinator, HasUser {
  let user: Int = 1
  let dependencies: AppDependency
  init(dependencies: AppDependency) { self.dependencies = dependencies }
}

@main struct MyApp {
  let dependencies = AppDependency(logger: 1)
  let user: Int = 1
  static func main() {}
}

final class SessionStore {
  let dependencies: AppDependency
  let user: Int = 1
  init(dependencies: AppDependency) { self.dependencies = dependencies }
}

/// A view happens to be called so.
protocol View {}
struct UserContainer: View {
  let dependencies: AppDependency
  let user: Int
}
struct ScrollContainer<Content: View> {
  let content: Content
}

/// A consumer that keeps what it is given.
final class PlayerContainer {
  private let dependencies: any HasLogger & HasUser
  init(dependencies: any HasLogger & HasUser) { self.dependencies = dependencies }
}

/// The name of a Has-protocol may end as those of views do.
protocol HasWebView { var webView: Int { get } }
struct WebScope: HasWebView {
  let dependencies: AppDependency
  let webView: Int
}
