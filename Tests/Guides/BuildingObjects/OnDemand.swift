/// The consumer builds what it needs, when it needs it.
enum OnDemand {
  final class PhotoScreen {
    private let photo: Photo
    private let store = FolderStore(folder: "Photos")
    private let log = ConsoleLog()

    init(photo: Photo) {
      self.photo = photo
    }

    func title() -> String {
      log.log("showing \(photo.name)")
      return "\(photo.name), one of \(store.photos.count)"
    }
  }

  final class FeedScreen {
    func open(_ photo: Photo) -> PhotoScreen { PhotoScreen(photo: photo) }
  }
}
