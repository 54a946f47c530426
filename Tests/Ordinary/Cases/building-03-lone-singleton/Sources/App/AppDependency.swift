struct AppDependency {
  let scores: any ScoreKeeping
  let soundMixer: SoundMixer
  let arena: Arena

  static func makeSoundMixer() -> SoundMixer { .shared }
}

struct MenuScreen {
  typealias Dependencies = HasArena & HasScores & HasSoundMixer
  let dependencies: any Dependencies

  var scores: any ScoreKeeping { dependencies.scores }
  var mixer: SoundMixer { dependencies.soundMixer }
  var arena: Arena { dependencies.arena }
}
