/// Its constants can be read from everywhere, and its variable only on the actor.
actor AppDependency {
  let downloads: any Downloading
  let episodeStore: EpisodeStore
  let nowPlaying: NowPlaying
  private(set) var subscriptions: [String] = []

  init(downloads: any Downloading, episodeStore: EpisodeStore, nowPlaying: NowPlaying) {
    self.downloads = downloads
    self.episodeStore = episodeStore
    self.nowPlaying = nowPlaying
  }

  func follow(_ show: String) -> Int {
    subscriptions.append(show)
    return subscriptions.count
  }
}

/// Lives as long as an episode is open.
struct EpisodeScope: Sendable {
  let app: AppDependency
  let episode: Episode
}
