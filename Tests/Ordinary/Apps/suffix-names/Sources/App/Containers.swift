struct AppDependency {
  let songs: any SongGuiding
  let logger: any Logging
  let volume: Int
}

/// Lives as long as a station is played.
struct PlayingDependency {
  let app: AppDependency
  let station: Station
}
