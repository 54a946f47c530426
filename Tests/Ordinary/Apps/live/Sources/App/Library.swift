/// Reads the feeds in its initializer.
final class Library {
  typealias Dependencies = HasDownloader & HasFeeds & HasLogger

  let titles: [String]
  let downloader: Downloader

  init(dependencies: any Dependencies) {
    titles = dependencies.feeds.titles
    downloader = dependencies.downloader
    dependencies.logger.log("library of \(titles.count)")
  }
}

protocol HasLibrary {
  var library: Library { get }
}

protocol Playing: AnyObject {
  func play(_ index: Int) -> String
}

protocol HasPlayer {
  var player: any Playing { get }
}

final class Player: Playing {
  let library: Library
  let statistics: Statistics
  let playbackRates: PlaybackRates

  init(library: Library, statistics: Statistics, playbackRates: PlaybackRates, logger: any Logging)
  {
    self.library = library
    self.statistics = statistics
    self.playbackRates = playbackRates
    logger.log("player")
  }

  func play(_ index: Int) -> String {
    statistics.count(library.titles[index])
    return "\(library.titles[index]) at \(playbackRates.fast)"
  }
}
