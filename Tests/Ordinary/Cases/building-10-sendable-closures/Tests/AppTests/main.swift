@testable import App

actor Receiver {
  private(set) var counts: [Int] = []

  func add(_ count: Int) { counts.append(count) }
}

// The actor calls the closures, which are not on the main actor.
let receiver = Receiver()
let counter = StrokeCounter(
  dependencies: StrokeCounter.StubDependencies(
    boat: "Skiff", now: { 7 }, onStroke: { count in await receiver.add(count) }))
await counter.stroke()
await counter.stroke()
let counts = await receiver.counts
let summary = await counter.summary
precondition(counts == [1, 2], "the optional closure: \(counts)")
precondition(summary == "Skiff: [7, 7]", summary)

// A closure that is nil.
let silent = StrokeCounter(
  dependencies: StrokeCounter.StubDependencies(boat: "Canoe", now: { 3 }, onStroke: nil))
await silent.stroke()
let label = StrokeLabel(dependencies: StrokeLabel.StubDependencies(now: { 5 }, onStroke: { _ in }))
precondition(label.text == "at 5, counted", label.text)
