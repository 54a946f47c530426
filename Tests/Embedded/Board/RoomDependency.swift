struct Room {
  let number: Int
}

protocol HasRoom {
  var room: Room { get }
}

struct RoomDependency {
  let board: BoardDependency
  let room: Room
}
