struct Episode: Equatable, Sendable {
  let title: String
}

protocol Downloading: Actor {
  var finished: [Episode] { get }
  func download(_ episode: Episode) async
}

protocol HasDownloads {
  var downloads: any Downloading { get }
}

actor DownloadQueue: Downloading {
  private(set) var finished: [Episode] = []

  func download(_ episode: Episode) async {
    await Task.yield()
    finished.append(episode)
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
