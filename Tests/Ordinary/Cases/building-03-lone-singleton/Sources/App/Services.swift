protocol ScoreKeeping: AnyObject {}

/// Nobody else can make one.
final class ScoreKeeper: ScoreKeeping, Sendable {
  static let shared = ScoreKeeper()

  private init() {}
}

protocol HasScores {
  var scores: any ScoreKeeping { get }
}

/// The container says which one is meant.
final class SoundMixer: Sendable {
  static let shared = SoundMixer()

  init() {}
}

protocol HasSoundMixer {
  var soundMixer: SoundMixer { get }
}

/// The mark says which one is meant.
final class Arena: Sendable {
  static let shared = Arena()

  // hasgen: live
  init() {}
}

protocol HasArena {
  var arena: Arena { get }
}
