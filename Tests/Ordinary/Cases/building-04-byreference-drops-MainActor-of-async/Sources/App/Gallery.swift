/// Not Sendable: belongs to the caller's actor.
final class Album {
  var photos: [String] = []
}

@MainActor final class AlbumScreen {
  let album: Album
  var caption = ""

  init(album: Album) { self.album = album }
}

protocol MakesAlbumScreen {
  @MainActor func makeAlbumScreen(album: Album) async -> AlbumScreen
}

protocol MakesCaptionedScreen {
  @MainActor func makeCaptionedScreen(
    album: Album, configure: (AlbumScreen) async -> Void
  ) async -> AlbumScreen
}

protocol HasImport {
  @MainActor func importPhotos(_ add: () async -> Void) async -> Int
}

struct AppDependency: Sendable {
  let batchSize: Int
}

extension AppDependency {
  /// Adds a batch of photos.
  @MainActor func importPhotos(_ add: () async -> Void) async -> Int {
    for _ in 0..<batchSize { await add() }
    return batchSize
  }

  @MainActor func makeCaptionedScreen(
    album: Album, configure: (AlbumScreen) async -> Void
  ) async -> AlbumScreen {
    let screen = await makeAlbumScreen(album: album)
    await configure(screen)
    return screen
  }
}

@MainActor final class GalleryCoordinator {
  typealias Dependencies = HasImport & MakesAlbumScreen & MakesCaptionedScreen
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func open(_ album: Album) async -> AlbumScreen {
    await dependencies.makeAlbumScreen(album: album)
  }

  func openWithCaption(_ album: Album) async -> AlbumScreen {
    await dependencies.makeCaptionedScreen(album: album) { screen in
      screen.caption = "\(screen.album.photos.count) photos"
    }
  }

  func fill(_ album: Album) async -> Int {
    await dependencies.importPhotos { album.photos.append("photo") }
  }
}
