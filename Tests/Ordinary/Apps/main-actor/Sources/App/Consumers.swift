protocol MakesPlaylistModel {
  func makePlaylistModel(named name: String) -> PlaylistModel
}

final class PlaylistModel {
  typealias Dependencies = HasPlayer & HasTrackLoader

  let name: String
  private(set) var tracks: [Track] = []
  private let dependencies: any Dependencies

  init(name: String, dependencies: any Dependencies) {
    self.name = name
    self.dependencies = dependencies
  }

  func load() async throws {
    tracks = try await dependencies.trackLoader.tracks(of: name)
  }

  func playAll() { tracks.forEach(dependencies.player.play) }
}

final class HomeModel {
  typealias Dependencies = HasCharts & MakesPlaylistModel

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  var title: String { dependencies.charts.first?.title ?? "no charts" }

  func open(_ name: String) -> PlaylistModel { dependencies.makePlaylistModel(named: name) }
}

/// Imports playlists, off the main actor.
actor Importer {
  typealias Dependencies = HasTrackCache & HasTrackLoader & Sendable

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func add(_ titles: [String], to playlist: String) async -> Int {
    let old = (try? await dependencies.trackLoader.tracks(of: playlist)) ?? []
    let tracks = old + titles.map(Track.init)
    await dependencies.trackCache.store(tracks, for: playlist)
    return tracks.count
  }
}
