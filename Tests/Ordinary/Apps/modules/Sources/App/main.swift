import BikeService
import MapFeature
import RentalAPI
import RideFeature

let app = AppDependency.live(lastNumber: 100, limit: 2)
guard let eventLog = app.eventLog as? EventLog, let bikeMap = app.bikes as? BikeMap
else { preconditionFailure("another implementation") }
precondition(eventLog.lines == ["the ledger opens at 100"], "another log: \(eventLog.lines)")

// Two riders: each scope has its own rider, and both have the app's services.
let welcome = WelcomeCoordinator(dependencies: app)
let ada = welcome.signIn("Ada")
let bob = welcome.signIn("Bob")
let oslo = await ada.open("Oslo")
let bern = await bob.open("Bern")
precondition(oslo !== bern && oslo.bikes.count == 2, "one model for two maps, or another limit")
let cities = await bikeMap.cities
precondition(cities == ["Oslo", "Bern"], "a rider has another map: \(cities)")

// Three rides at once: each has its bicycle and its rider.
let first = ada.rent(oslo.bikes[0])
let second = bob.rent(bern.bikes[1])
let third = ada.rent(Bike(number: 9))
precondition(first is RideCoordinator && first !== third, "one flow for two rides")
let receipts = [third, first, second].map { $0.finish() }
precondition(
  receipts == ["103: Ada, bicycle 9", "101: Ada, bicycle 1", "102: Bob, bicycle 2"],
  "the rides are exchanged: \(receipts)")
precondition(
  eventLog.lines.suffix(6) == [
    "Ada takes 1", "101: Ada on 1", "Bob takes 2", "102: Bob on 2", "Ada takes 9", "103: Ada on 9",
  ], "the books: \(eventLog.lines)")

// A member that is passed reaches what needs it; the values are still asked for.
let other = AppDependency.live(lastNumber: 0, limit: 1, bikes: bikeMap, eventLog: EventLog())
precondition(eventLog.lines.count == 7, "the ledger has another log")
let more = await WelcomeCoordinator(dependencies: other).signIn("Eve").open("Rome")
precondition(more.bikes.count == 2 && other.booking !== app.booking, "another map, or one ledger")
precondition(!((app as Any) is any MakesRideFlow), "the app rides without a bicycle")
