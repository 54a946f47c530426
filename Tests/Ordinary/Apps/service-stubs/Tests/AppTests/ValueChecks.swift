@testable import App

func values(_ check: Check) {
  let choosing = StubChoosing()
  choosing.open(.home, at: .info, with: [])
  choosing.end(.success([1]))
  check(choosing.calls == [.open(.home, at: .info, with: []), .end(.success([1]))])
  let steps = StubTakesStep()
  steps.take(.start)
  check(steps.calls.count == 1)
}
