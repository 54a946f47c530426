let app = AppDependency.live(city: "Bern", limit: 9, price: 3)
let ticket = try await ParkingScreen(dependencies: app).park("BE 12")
precondition(ticket == "BE 12 in Bern, 6 in Bern", ticket)

// The gate has a copy of the limit.
precondition(app.gate.signs == ["Bern: 8"] && app.limit == 9, "the gate: \(app.gate.signs)")

// The property is computed by the container, and throws its own error.
let closed = AppDependency.live(city: "Bern", limit: 0, price: 3, gate: app.gate)
do {
  _ = try await ParkingScreen(dependencies: closed).park("BE 12")
  preconditionFailure("the error is lost")
} catch {
  precondition(error is NoSensor && app.gate.signs.count == 1, "another error: \(error)")
}
