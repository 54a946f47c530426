import Observation

nonisolated struct Move: Equatable, Sendable {
  let text: String
}

/// A computer off the main actor.
nonisolated protocol Computing: Sendable { func move(after moves: [Move]) async -> Move }
nonisolated protocol HasComputer { var computer: any Computing { get } }

nonisolated struct Engine: Computing {
  @concurrent func move(after moves: [Move]) async -> Move { Move(text: "e\(moves.count)") }
}

protocol Sounding: AnyObject { func play(_ sound: String) }
protocol HasSound { var sound: any Sounding { get } }

@Observable final class Clock {
  private(set) var ticks: Int

  init(ticks: Int) { self.ticks = ticks }

  func tick() { ticks += 1 }
}
protocol HasClock { var clock: Clock { get } }

/// Access to the player's rating is asynchronous.
protocol HasRating { var rating: Rating { get async } }

struct Rating {
  let points: Int
}
