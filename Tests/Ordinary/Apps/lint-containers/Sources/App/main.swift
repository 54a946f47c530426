let app = AppDependency(
  safe: Safe(), hotelName: "Krone", stars: 4, pool: "indoor", formerOwner: "Ada")
let room = RoomDependency(app: app, number: 12, stars: "***")
Checkout(dependencies: room).pay()
precondition(app.safe.amount == 12, "the room has another safe")
precondition(Lobby(dependencies: app).sign == "Krone 4 12", "the lobby")
precondition(room.label == "12 ***", "the room has the hotel's stars")
