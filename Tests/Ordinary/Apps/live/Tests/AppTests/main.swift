@testable import App

final class NoFeeds: FeedReading {
  let titles = ["none"]
}

final class TestPlayer: Playing {
  func play(_ index: Int) -> String { "silence" }
}

/// The place of a step in the set-up.
func step(_ line: String, in logger: MemoryLogger) -> Int {
  guard let index = logger.lines.firstIndex(of: line) else {
    preconditionFailure("'\(line)' is missing: \(logger.lines)")
  }
  return index
}

let app = AppDependency.live(feedsBaseURL: "feeds", downloaderBaseURL: "files")
guard let logger = app.logger as? MemoryLogger, let feeds = app.feeds as? WebFeeds,
  let player = app.player as? Player
else { preconditionFailure("another implementation") }

// Each is built once, after what it needs.
let steps = ["pool", "feeds", "downloader on day 1", "library of 2", "rates", "player"]
precondition(logger.lines.sorted() == steps.sorted(), "set-up: \(logger.lines)")
precondition(step("pool", in: logger) < step("feeds", in: logger), "the feeds wait for no pool")
precondition(step("feeds", in: logger) < step("library of 2", in: logger), "no feeds")
precondition(step("library of 2", in: logger) < step("player", in: logger), "no library")

// What is needed by several is one object, also through a composition.
precondition(feeds.pool === app.downloader.pool, "two pools")
precondition(app.library.downloader === app.downloader, "two downloaders")
precondition(player.library === app.library, "two libraries")
precondition(app.downloader.dependencies.logger === logger, "two loggers")
precondition(app.statistics.logger === logger, "the statistics have another logger")

// Values: each member has its own, and default values stay.
precondition(app.downloader.server == "files", "the base URLs are exchanged")
precondition(app.downloader.retries == 3 && app.clock.today == 1, "default values")
let shown = EpisodeScreen(dependencies: app).open()
precondition(shown == ["feeds/news at 1.5", "files", "2 of 2", "at 0.5"], "\(shown)")
precondition(
  logger.lines.suffix(3) == ["opens on day 1", "day 1: screen", "day 1: feeds/news"],
  "\(logger.lines)")

// Two calls share nothing.
let second = AppDependency.live(feedsBaseURL: "feeds", downloaderBaseURL: "files")
precondition(second.logger !== logger && second.library !== app.library, "one for all calls")
precondition(second.downloader.pool !== app.downloader.pool, "one pool for all calls")

// A member that is passed reaches all that need it.
let tested = AppDependency.live(
  feedsBaseURL: "test", downloaderBaseURL: "test", clock: SystemClock(firstDay: 9))
let testedLines = (tested.logger as? MemoryLogger)?.lines ?? []
precondition(testedLines.contains("downloader on day 9"), "the clock: \(testedLines)")
precondition(tested.statistics.clock.today == 9 && tested.clock.today == 9, "another clock")

// It replaces only itself: all others are built, and the same values are asked for.
let silent = AppDependency.live(
  feedsBaseURL: "test", downloaderBaseURL: "test", player: TestPlayer())
precondition(silent.player.play(0) == "silence", "the player is not the one passed")
precondition(silent.library.titles == ["test/news", "test/talk"], "the library is replaced")
precondition(silent.playbackRates.fast == 1.5, "the rates are replaced")

// Nothing is built that nobody needs: with both passed, there is no pool.
let quiet = MemoryLogger()
let offline = AppDependency.live(
  feedsBaseURL: "test", downloaderBaseURL: "test", feeds: NoFeeds(), downloader: app.downloader,
  playbackRates: PlaybackRates(slow: 1, fast: 1), logger: quiet)
precondition(quiet.lines.sorted() == ["library of 1", "player"], "built: \(quiet.lines)")
precondition(offline.library.downloader === app.downloader, "another downloader")
precondition(offline.player.play(0) == "none at 1.0", "the passed rates do not reach the player")
