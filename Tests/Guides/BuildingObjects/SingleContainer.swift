/// One object holds whatever lives as long as the app.
enum SingleContainer {
  final class Container {
    private let isDemo: Bool

    /// Built with the container.
    let log: any Logging = ConsoleLog()

    /// Built on first use, and chosen by a condition.
    lazy var store: any PhotoStoring = isDemo ? DemoStore() : FolderStore(folder: "Photos")

    init(isDemo: Bool) {
      self.isDemo = isDemo
    }
  }

  final class FeedScreen {
    private let container: Container

    init(container: Container) {
      self.container = container
    }

    var photos: [Photo] { container.store.photos }
  }
}
