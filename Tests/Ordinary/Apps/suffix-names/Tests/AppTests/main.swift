@testable import App

struct OneSong: SongGuiding {
  func song(on station: Station) -> String { "One" }
}

let app = AppDependency.live(volume: 3)
let playing = PlayingDependency(app: app, station: Station(name: "Jazz"))
let text = StationScreen(dependencies: playing).play()
precondition(text == "Now: Blue on Jazz at 3", text)
let logger = app.logger as? MemoryLogger
precondition(logger?.lines == ["plays", "looks up Jazz"], "\(logger?.lines ?? [])")
precondition(playing.logger === app.logger, "the scope has another logger")
precondition((playing as Any) is any VolumeProvider, "the volume")
precondition(!((app as Any) is any StationDependency), "the app has a station")
precondition(!((app as Any) is any SoundProvider), "what is ignored is generated")

let other = PlayingDependency(
  app: AppDependency.live(volume: 4, songs: OneSong()), station: Station(name: "News"))
let otherText = other.makePlayingScreen(title: "Then:").text()
precondition(otherText == "Then: One on News at 4", otherText)

// A double has the same names.
let stub = PlayingScreen.StubDependencies(
  songs: OneSong(), station: Station(name: "Test"), volume: 0)
let stubText = PlayingScreen(title: "Stub:", dependencies: stub).text()
precondition(stubText == "Stub: One on Test at 0", stubText)
