final class SoundMixer: Sendable {
  static let shared = SoundMixer()

  init() {}
}

struct AppDependency: Sendable {
  let soundMixer: SoundMixer
}

func playIntro() -> SoundMixer { AppDependency.live().soundMixer }
