import Music

final class Speaker {
  var volume = 5
}

/// Lives as long as the player is open.
struct PlayerScope {
  let music: MusicDependency
  // hasgen: has
  let output: Speaker
  let isLoud: Bool
}

struct PlayerScreen {
  typealias Dependencies = HasCatalog & HasLastTitle & HasShuffle & HasSpeaker

  let dependencies: any Dependencies

  func play(_ track: Int) throws -> String {
    dependencies.output.volume += 1
    let title = dependencies.catalog.title(of: track)
    let last = try dependencies.lastTitle
    return "\(title) to \(last)\(dependencies.isShuffled ? ", shuffled" : "")"
  }
}
