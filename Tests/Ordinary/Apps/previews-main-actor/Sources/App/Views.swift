import Observation
import SwiftUI

@Observable final class BoardModel {
  typealias Dependencies = HasClock & HasComputer & HasSound
  private(set) var moves: [Move] = []
  @ObservationIgnored private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func play(_ text: String) async {
    moves.append(Move(text: text))
    dependencies.clock.tick()
    dependencies.sound.play(text)
    moves.append(await dependencies.computer.move(after: moves))
  }
}

struct BoardView: View {
  typealias Dependencies = BoardModel.Dependencies & HasRating & MakesClockView

  let model: BoardModel
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    model = BoardModel(dependencies: dependencies)
  }

  var body: Text { Text("\(model.moves.count) moves") }

  func clock() -> ClockView { dependencies.makeClockView(title: "White") }
  func points() async -> Int { await dependencies.rating.points }
}

protocol MakesClockView {
  func makeClockView(title: String) -> ClockView
}

struct ClockView: View {
  let title: String
  let dependencies: any HasClock & HasSound

  var body: Text {
    dependencies.sound.play("tick")
    return Text("\(title): \(dependencies.clock.ticks)")
  }
}

/// An analyst off the main actor.
// hasgen: preview
actor Analyst {
  typealias Dependencies = HasComputer & Sendable

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func best() async -> Move { await dependencies.computer.move(after: []) }
}
