// An app without an operating system, with a container, a scope and what is generated for them.
import HasKit

/// A consumer: generic, since Embedded Swift has no existentials.
struct Watch<Dependencies: HasLed & HasThermometer & MakesAlarm & HasRoom> {
  let dependencies: Dependencies

  func isLit() -> Bool {
    dependencies.makeAlarm(limit: 21).check(dependencies.thermometer.reading)
    return dependencies.led.isOn
  }
}

struct StoreFault: Error {}

/// Whether what is generated does what it should: what is shared is one, what is replaced is another.
@_cdecl("checkBoard")
public func checkBoard() -> Bool {
  let board = BoardDependency.live(offset: 3)
  let room = RoomDependency(board: board, room: Room(number: 7))
  let isLit = Watch(dependencies: room).isLit() && board.led.isOn
  let dark = RoomDependency(board: board.overriding(led: Led()), room: room.room)
  board.$thermometer.reset()
  let store = ThrowingLazy { () throws(StoreFault) -> Int in throw StoreFault() }
  let stored = try? store.value()
  return isLit && !dark.led.isOn && board.thermometer.reading == 23 && stored == nil
}

print(checkBoard() ? "the board works" : "the board does not work")
