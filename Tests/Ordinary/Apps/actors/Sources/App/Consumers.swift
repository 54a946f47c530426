protocol MakesPlayerModel {
  @MainActor func makePlayerModel(volume: Int) -> PlayerModel
}

@MainActor final class PlayerModel {
  typealias Dependencies = HasDownloads & HasEpisode & HasNowPlaying & Sendable

  let volume: Int
  private let dependencies: any Dependencies

  init(volume: Int, dependencies: any Dependencies) {
    self.volume = volume
    self.dependencies = dependencies
  }

  /// Plays the episode when it is there.
  func play() async {
    let episode = dependencies.episode
    await dependencies.downloads.download(episode)
    dependencies.nowPlaying.play(episode)
  }
}

protocol MakesSubscriber {
  func makeSubscriber() async -> Subscriber
}

actor Subscriber {
  typealias Dependencies = HasFollowing & HasSubscriptions & Sendable

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func follow(_ shows: [String]) async -> [String] {
    for show in shows { _ = await dependencies.follow(show) }
    return await dependencies.subscriptions
  }
}

@MainActor struct EpisodeScreen {
  typealias Dependencies = MakesPlayerModel & MakesSubscriber & Sendable

  let dependencies: any Dependencies

  func open() -> PlayerModel { dependencies.makePlayerModel(volume: 5) }

  func follow(_ show: String) async -> [String] {
    await dependencies.makeSubscriber().follow([show])
  }
}

@MainActor final class DownloadList {
  typealias Dependencies = HasEpisodeStore & Sendable

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func titles() async -> [String] {
    await dependencies.episodeStore.episodes.map(\.title)
  }
}
