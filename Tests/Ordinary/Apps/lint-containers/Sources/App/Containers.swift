final class Safe {
  private(set) var amount = 0

  func add(_ amount: Int) { self.amount += amount }
}

protocol HasSafe {
  var safe: Safe { get }
}

protocol HasHotelName {
  var hotelName: String { get }
}

protocol HasStars {
  var stars: Int { get }
}

/// Asked for by nobody.
protocol HasPool {
  var pool: String { get }
}

struct AppDependency: HasPool {
  let safe: Safe
  let hotelName: String
  let stars: Int
  let pool: String
  let formerOwner: String
}

/// Its stars are others than those that 'HasStars' gives.
struct RoomDependency {
  let app: AppDependency
  let number: Int
  // hasgen: no-forward
  let stars: String
}

protocol HasNumber {
  var number: Int { get }
}

extension RoomDependency {
  var label: String { "\(number) \(stars)" }
}
