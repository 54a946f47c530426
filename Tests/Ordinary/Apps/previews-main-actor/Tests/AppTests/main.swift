import SwiftUI

@testable import App

#if DEBUG
  // Everything by default: the clock is the shared one of previews.
  let view = BoardView(dependencies: BoardView.PreviewDependencies())
  await view.model.play("e4")
  precondition(view.model.moves.map(\.text) == ["e4", "preview"], "\(view.model.moves)")
  let points = await view.points()
  precondition(points == 1500, "the default of an async member: \(points)")
  precondition(view.clock().body.text == "White: 11", view.clock().body.text)

  // What is passed is handed on to products.
  let sound = PreviewSound()
  let quiet = BoardView(
    dependencies: BoardView.PreviewDependencies(
      clock: Clock(ticks: 0), computer: Engine(), sound: sound, rating: { Rating(points: 9) }))
  await quiet.model.play("d4")
  precondition(quiet.model.moves.map(\.text) == ["d4", "e1"], "\(quiet.model.moves)")
  precondition(quiet.clock().body.text == "White: 1", quiet.clock().body.text)
  precondition(sound.played == ["d4", "tick"], "\(sound.played)")

  let clock = ClockView(title: "Black", dependencies: ClockView.PreviewDependencies())
  precondition(clock.body.text == "Black: 11", "another clock")

  let best = await Analyst(dependencies: Analyst.PreviewDependencies()).best()
  precondition(best.text == "preview", "another computer")

  nonisolated func analyse() async -> Move {
    await Analyst(dependencies: Analyst.PreviewDependencies(computer: Engine())).best()
  }

  let first = await analyse()
  precondition(first.text == "e0", "off the main actor")
#endif
