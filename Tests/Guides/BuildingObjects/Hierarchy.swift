/// Containers hold each other as their lives do: what ends with a user is not kept by the app.
enum Hierarchy {
  final class AppContainer {
    let store: any PhotoStoring = FolderStore(folder: "Photos")

    func makeUserContainer(name: String) -> UserContainer {
      UserContainer(app: self, name: name)
    }
  }

  final class UserContainer {
    private let app: AppContainer
    let name: String

    /// Written out by hand for each member that is to be had here too.
    var store: any PhotoStoring { app.store }

    init(app: AppContainer, name: String) {
      self.app = app
      self.name = name
    }

    func makeFeedScreen() -> FeedScreen { FeedScreen(store: store, name: name) }
  }

  final class FeedScreen {
    let title: String

    init(store: any PhotoStoring, name: String) {
      title = "\(store.photos.count) photos of \(name)"
    }
  }
}
