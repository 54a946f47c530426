// What a firmware would write: '.ci/embedded' compiles it with the library.

protocol HasPin {
  associatedtype Pin
  var pin: Pin { get }
}

struct Led {
  var isOn = false
}

struct BoardDependency: HasPin {
  @Lazy var pin = Led()
  let store = ThrowingLazy { () throws(StoreFault) -> Int in throw StoreFault() }
}

struct StoreFault: Error {}

struct Blinker<Dependencies: HasPin> where Dependencies.Pin == Led {
  let dependencies: Dependencies

  func isOn() -> Bool { dependencies.pin.isOn }
}

func blink() -> Bool {
  let board = BoardDependency()
  board.$pin.reset()
  let stored = try? board.store.value()
  return Blinker(dependencies: board).isOn() || stored == nil
}
