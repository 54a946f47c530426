protocol MakesPlayingScreen {
  func makePlayingScreen(title: String) -> PlayingScreen
}

struct PlayingScreen {
  typealias Dependencies = SongsDependency & StationDependency & VolumeProvider

  let title: String
  let dependencies: any Dependencies

  func text() -> String {
    let song = dependencies.songs.song(on: dependencies.station)
    let speaker = Speaker(volume: dependencies.volume)
    return "\(title) \(song) on \(dependencies.station.name) at \(speaker.volume)"
  }
}

struct StationScreen {
  typealias Dependencies = LoggerDependency & MakesPlayingScreen

  let dependencies: any Dependencies

  func play() -> String {
    dependencies.logger.log("plays")
    return dependencies.makePlayingScreen(title: "Now:").text()
  }
}
