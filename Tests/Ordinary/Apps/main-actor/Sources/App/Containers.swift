/// What workers use off the main actor.
nonisolated struct MediaDependency: Sendable {
  let trackCache: TrackCache
  let trackLoader: any TrackLoading
}

/// What models use, on the main actor.
struct AppDependency {
  let media: MediaDependency
  let player: Player
  let charts: Charts
}
