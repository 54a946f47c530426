#if DEBUG
  nonisolated struct PreviewComputer: Computing {
    func move(after moves: [Move]) async -> Move { Move(text: "preview") }
  }

  final class PreviewSound: Sounding {
    private(set) var played: [String] = []

    func play(_ sound: String) { played.append(sound) }
  }

  extension Clock {
    static let preview = Clock(ticks: 10)
  }

  extension Rating {
    static var preview: Rating { Rating(points: 1500) }
  }
#endif
