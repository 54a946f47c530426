final class PostViewModel {
  typealias Services = HasSession & HasUploadQueue

  private let services: any Services

  init(services: any Services) { self.services = services }

  func send(_ post: String) {
    services.uploads.add(services.signature(for: post))
  }
}

/// Asks for what the post needs, and for its own.
final class ThreadViewModel {
  typealias Dependencies =
    PostViewModel.Services
    & HasDownloadQueue
    & HasSceneCoordinator

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func open(_ thread: String) {
    dependencies.downloads.add(thread)
    dependencies.coordinator.show("thread")
  }

  func reply(_ post: String) {
    dependencies.coordinator.show("post")
    PostViewModel(services: dependencies).send(post)
  }
}

final class SettingsViewModel {
  typealias Context = HasTheme & UsesAnalytics

  private var context: any Context

  init(context: any Context) { self.context = context }

  func toggleTheme() {
    context.theme = context.theme == .light ? .dark : .light
    context.tracker.track("theme \(context.theme)")
  }
}

/// Asks in place, without an alias.
struct ModeratorMenu {
  private let context: any HasSession & UsesAnalytics

  init(context: any HasSession & UsesAnalytics) { self.context = context }

  func open() -> Bool {
    context.tracker.track("\(context.userName) moderates: \(context.isModerator)")
    return context.isModerator
  }
}

func retry(_ jobs: [String], services: any HasDownloadQueue & HasUploadQueue) {
  for job in jobs {
    services.downloads.add("again \(job)")
    services.uploads.add("status of \(job)")
  }
}

struct WelcomeScreen {
  let services: any UsesAnalytics

  func open() { services.tracker.track("welcome") }
}
