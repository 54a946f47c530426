nonisolated struct Track: Equatable, Sendable {
  let title: String
}

nonisolated struct NoSuchPlaylist: Error {}

nonisolated protocol TrackLoading: Sendable {
  func tracks(of playlist: String) async throws -> [Track]
}

nonisolated protocol HasTrackLoader {
  var trackLoader: any TrackLoading { get }
}

actor TrackCache {
  private var tracks: [String: [Track]] = [:]

  subscript(playlist: String) -> [Track]? { tracks[playlist] }

  func store(_ tracks: [Track], for playlist: String) { self.tracks[playlist] = tracks }
}

nonisolated protocol HasTrackCache {
  var trackCache: TrackCache { get }
}

nonisolated struct CachedTrackLoader: TrackLoading {
  let trackCache: TrackCache

  func tracks(of playlist: String) async throws -> [Track] {
    guard let tracks = await trackCache[playlist] else { throw NoSuchPlaylist() }
    return tracks
  }
}

/// Plays on the main actor.
final class Player {
  let volume: Int
  private(set) var played: [Track] = []

  init(volume: Int) { self.volume = volume }

  func play(_ track: Track) { played.append(track) }
}

protocol HasPlayer {
  var player: Player { get }
}

/// Knows at its start what the cache has.
final class Charts {
  let first: Track?

  init(trackCache: TrackCache) async {
    first = await trackCache["charts"]?.first
  }
}

protocol HasCharts {
  var charts: Charts { get }
}
