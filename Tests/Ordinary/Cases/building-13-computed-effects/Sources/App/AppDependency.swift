struct NoSensor: Error {}

struct AppDependency {
  let city: String
  var limit: Int
  let price: Int
  let meter: Meter
  let gate: Gate

  var freePlaces: Int {
    get async throws {
      guard limit > 0 else { throw NoSensor() }
      return limit
    }
  }

  func stamp(_ plate: String) -> String { "\(plate) in \(city)" }
}

struct ParkingScreen {
  typealias Dependencies = HasFreePlaces & HasGate & HasMeter & HasStamp

  let dependencies: any Dependencies

  func park(_ plate: String) async throws -> String {
    guard try await dependencies.freePlaces > 0 else { return "full" }
    dependencies.gate.pass()
    return await "\(dependencies.stamp(plate)), \(dependencies.meter.fee(hours: 2))"
  }
}
