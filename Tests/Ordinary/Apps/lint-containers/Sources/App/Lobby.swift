struct Lobby {
  typealias Dependencies = HasHotelName & HasSafe & HasStars

  let dependencies: any Dependencies

  var sign: String {
    "\(dependencies.hotelName) \(dependencies.stars) \(dependencies.safe.amount)"
  }
}
