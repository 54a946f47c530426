protocol HasCity {
  var city: String { get }
}

/// A container may ask somebody for it.
protocol HasFreePlaces {
  var freePlaces: Int { get async throws }
}

/// A stored value meets it too.
protocol HasPrice {
  var price: Int { get async }
}

protocol HasLimit {
  var limit: Int { get set }
}

protocol HasStamp {
  func stamp(_ plate: String) -> String
}

final class Meter {
  typealias Dependencies = HasCity & HasPrice

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func fee(hours: Int) async -> String {
    let price = await dependencies.price
    return "\(price * hours) in \(dependencies.city)"
  }
}

protocol HasMeter {
  var meter: Meter { get }
}

final class Gate {
  typealias Dependencies = HasCity & HasLimit

  private var dependencies: any Dependencies
  private(set) var signs: [String] = []

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func pass() {
    dependencies.limit -= 1
    signs.append("\(dependencies.city): \(dependencies.limit)")
  }
}

protocol HasGate {
  var gate: Gate { get }
}
