struct Episode: Equatable, Sendable {
  let title: String
}

actor EpisodeStore {
  private(set) var episodes: [Episode] = []

  func keep(_ episode: Episode) { episodes.append(episode) }
}

protocol HasEpisodeStore {
  var episodeStore: EpisodeStore { get }
}

protocol Downloading: Sendable {
  func download(_ episode: Episode) async
}

protocol HasDownloads {
  var downloads: any Downloading { get }
}

actor DownloadQueue: Downloading {
  let episodeStore: EpisodeStore

  init(episodeStore: EpisodeStore) { self.episodeStore = episodeStore }

  func download(_ episode: Episode) async {
    await Task.yield()
    await episodeStore.keep(episode)
  }
}

/// What the user follows changes while the app runs.
protocol HasSubscriptions {
  var subscriptions: [String] { get async }
}

protocol HasFollowing {
  func follow(_ show: String) async -> Int
}

@MainActor final class NowPlaying {
  private(set) var titles: [String] = []

  func play(_ episode: Episode) { titles.append(episode.title) }
}

protocol HasNowPlaying {
  var nowPlaying: NowPlaying { get }
}

protocol HasEpisode {
  var episode: Episode { get }
}
