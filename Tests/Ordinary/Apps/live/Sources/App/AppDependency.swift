/// The members stand in the order of the screens; what is built first stands last.
struct AppDependency {
  let player: any Playing
  let library: Library
  let feeds: any FeedReading
  let downloader: Downloader
  let statistics: Statistics
  let playbackRates: PlaybackRates
  let clock: any Telling
  let logger: any Logging
}

extension AppDependency {
  static func makePlaybackRates(logger: any Logging) -> PlaybackRates {
    logger.log("rates")
    return PlaybackRates(slow: 0.5, fast: 1.5)
  }
}

struct EpisodeScreen {
  typealias Dependencies =
    HasClock & HasDownloader & HasFeeds & HasLibrary & HasLogger & HasPlaybackRates & HasPlayer
    & HasStatistics

  let dependencies: any Dependencies

  func open() -> [String] {
    dependencies.logger.log("opens on day \(dependencies.clock.today)")
    dependencies.statistics.count("screen")
    return [
      dependencies.player.play(0), dependencies.downloader.server,
      "\(dependencies.library.titles.count) of \(dependencies.feeds.titles.count)",
      "at \(dependencies.playbackRates.slow)",
    ]
  }
}
