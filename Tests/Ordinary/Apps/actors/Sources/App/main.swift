let queue = DownloadQueue()
let nowPlaying = NowPlaying()
let app = AppDependency(downloads: queue, nowPlaying: nowPlaying)
precondition(app.downloads === queue && app.nowPlaying === nowPlaying, "the constants")

// A consumer that is an actor writes and reads the container's variable.
let shows = await Subscriber(dependencies: app).follow(["Science", "History"])
precondition(shows == ["Science", "History"], "the subscriptions: \(shows)")

// Two children forward to the same actor, and each has its own episode.
let first = EpisodeScope(app: app, episode: Episode(title: "One"))
let second = EpisodeScope(app: app, episode: Episode(title: "Two"))
let model = EpisodeScreen(dependencies: first).open()
await model.play()
await EpisodeScreen(dependencies: second).open().play()
let finished = await queue.finished
precondition(finished == [first.episode, second.episode], "downloaded: \(finished)")
precondition(nowPlaying.titles == ["One", "Two"], "played: \(nowPlaying.titles)")
precondition(model.volume == 5, "the argument of the factory")
let more = await EpisodeScreen(dependencies: second).follow("Music")
precondition(more == ["Science", "History", "Music"], "a child has other subscriptions: \(more)")
let all = await app.subscriptions
precondition(all == more, "the app has other subscriptions: \(all)")

// The actor makes what needs nothing of an episode.
let subscriber = app.makeSubscriber()
let last = await subscriber.follow([])
precondition(last == all, "the subscriber of the app: \(last)")
precondition(!((app as Any) is any MakesPlayerModel), "the app plays without an episode")
