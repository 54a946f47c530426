/// A class has a method for each kind of object; consumers get it as a protocol, or a method of it as
/// a closure.
enum Factories {
  final class PhotoScreen {
    private let photo: Photo
    private let store: any PhotoStoring

    init(photo: Photo, store: any PhotoStoring) {
      self.photo = photo
      self.store = store
    }

    var title: String { "\(photo.name), one of \(store.photos.count)" }
  }

  protocol PhotoScreenMaking {
    func makePhotoScreen(for photo: Photo) -> PhotoScreen
  }

  final class ScreenFactory: PhotoScreenMaking {
    private let store: any PhotoStoring

    init(store: any PhotoStoring) {
      self.store = store
    }

    func makePhotoScreen(for photo: Photo) -> PhotoScreen {
      PhotoScreen(photo: photo, store: store)
    }
  }

  /// Gets the factory behind a protocol.
  final class FeedScreen {
    private let screens: any PhotoScreenMaking

    init(screens: any PhotoScreenMaking) {
      self.screens = screens
    }

    func open(_ photo: Photo) -> PhotoScreen { screens.makePhotoScreen(for: photo) }
  }

  /// Gets the one method that it calls.
  final class SearchScreen {
    private let makePhotoScreen: (Photo) -> PhotoScreen

    init(makePhotoScreen: @escaping (Photo) -> PhotoScreen) {
      self.makePhotoScreen = makePhotoScreen
    }

    func open(_ photo: Photo) -> PhotoScreen { makePhotoScreen(photo) }
  }
}
