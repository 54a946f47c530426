protocol Feed: Sendable {
  var episodes: [String] { get }
}

protocol HasFeed {
  var feed: any Feed { get }
}

struct WebFeed: Feed {
  let episodes = ["web"]
}

#if DEBUG
  struct RecordedFeed: Feed {
    let episodes = ["recorded", "again"]
  }
#endif

protocol Playing: AnyObject {
  var played: [String] { get }
  func play(_ episode: String)
}

protocol HasPlayer {
  var player: any Playing { get }
}

final class SpeakerPlayer: Playing {
  private(set) var played: [String] = []

  func play(_ episode: String) { played.append(episode) }
}

#if DEBUG
  /// No candidate for 'live', which exists without the condition too.
  final class SilentPlayer: Playing {
    let played: [String] = []

    func play(_ episode: String) {}
  }

  struct Inspector {
    let name: String
  }

  protocol HasInspector {
    var inspector: Inspector { get }
  }
#endif
