import Core

struct AppDependency: Sendable {
  // Only on the main actor: nobody can have it from anywhere.
  var logger: Int { 1 }
  let clock: Int
}

// hasgen: container
final class WindowDependency: @unchecked Sendable {
  var app: AppDependency
  let title: String

  init(app: AppDependency, title: String) {
    self.app = app
    self.title = title
  }
}

protocol HasTitle { var title: String { get } }

final class Window {
  typealias Dependencies = HasClock & HasTitle

  init(dependencies: any Dependencies) {}
}
