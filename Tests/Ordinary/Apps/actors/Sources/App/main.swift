let app = AppDependency.live()
let queue = app.downloads as? DownloadQueue
precondition(queue?.episodeStore === app.episodeStore, "the queue has another store")

// A consumer that is an actor writes and reads the container's variable.
let shows = await Subscriber(dependencies: app).follow(["Science", "History"])
precondition(shows == ["Science", "History"], "the subscriptions: \(shows)")

// Two children forward to the same actor, and each has its own episode.
let first = EpisodeScope(app: app, episode: Episode(title: "One"))
let second = EpisodeScope(app: app, episode: Episode(title: "Two"))
let model = EpisodeScreen(dependencies: first).open()
await model.play()
await EpisodeScreen(dependencies: second).open().play()
let titles = await DownloadList(dependencies: app).titles()
precondition(titles == ["One", "Two"], "downloaded: \(titles)")
precondition(app.nowPlaying.titles == ["One", "Two"], "played: \(app.nowPlaying.titles)")
precondition(model.volume == 5, "the argument of the factory")

let more = await EpisodeScreen(dependencies: second).follow("Music")
precondition(more == ["Science", "History", "Music"], "a child has other subscriptions: \(more)")
let all = await app.subscriptions
precondition(all == more, "the app has other subscriptions: \(all)")

// The actor makes what needs nothing of an episode.
let last = await app.makeSubscriber().follow([])
precondition(last == all, "the subscriber of the app: \(last)")
precondition(!((app as Any) is any MakesPlayerModel), "the app plays without an episode")

// A service of the main actor that is passed is used; the other app has a store of its own.
let nowPlaying = NowPlaying()
let other = AppDependency.live(nowPlaying: nowPlaying)
let third = EpisodeScope(app: other, episode: Episode(title: "Three"))
await third.makePlayerModel(volume: 1).play()
precondition(nowPlaying.titles == ["Three"], "another player: \(nowPlaying.titles)")
precondition(other.episodeStore !== app.episodeStore, "two apps have one store")
