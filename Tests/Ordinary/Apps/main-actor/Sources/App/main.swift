let media = MediaDependency.live()
let importer = Importer(dependencies: media)
let count = await importer.add(["Blue", "Green"], to: "charts")
precondition(count == 2, "the importer reads another cache than it writes")

// The container of the main actor is built in an asynchronous step, on the parent that is there.
let app = await AppDependency.live(media: media, volume: 7)
precondition(app.player.volume == 7, "the volume")
precondition(app.trackCache === media.trackCache, "the app has a second cache")
let home = HomeModel(dependencies: app)
precondition(home.title == "Blue", "the charts read another cache")

let model = home.open("charts")
try await model.load()
model.playAll()
precondition(app.player.played == [Track(title: "Blue"), Track(title: "Green")], "the player")

let missing = home.open("jazz")
do {
  try await missing.load()
  preconditionFailure("there is no such playlist")
} catch {
  precondition(error is NoSuchPlaylist, "another error: \(error)")
}
precondition(missing !== model && missing.tracks.isEmpty, "one model for two playlists")

// A player that is passed is used.
let player = Player(volume: 1)
let quiet = await AppDependency.live(media: media, volume: 9, player: player)
let quietModel = HomeModel(dependencies: quiet).open("charts")
try await quietModel.load()
quietModel.playAll()
precondition(player.played.count == 2 && app.player.played.count == 2, "another player played")
