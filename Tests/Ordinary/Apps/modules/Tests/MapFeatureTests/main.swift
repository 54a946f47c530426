import Core
import RentalAPI

@testable import MapFeature

struct TestRide: HasBike, MakesRideFlow {
  let bike: Bike
  let flow: any RideFlow

  func makeRideFlow() -> any RideFlow { flow }
}

// The model has exactly the stubs of the test.
let eventLog = StubEventLogging()
let bikes = StubBikeFinding(bikes: { city in
  guard city == "Oslo" else { throw CancellationError() }
  return [Bike(number: 4)]
})
let services = MapModel.StubDependencies(bikes: bikes, eventLog: eventLog)
let model = MapModel(city: "Lima", dependencies: services)
await model.load()
precondition(bikes.calls == [.bikes(in: "Lima")] && model.bikes == [], "calls: \(bikes.calls)")
precondition(eventLog.calls == [.log("failed: CancellationError()")], "logged: \(eventLog.calls)")

// A coordinator makes the model and the ride by what the test passes.
let flow = StubRideFlow(finish: { "done" })
let map = MapCoordinator.StubDependencies(
  eventLog: eventLog, rider: Rider(name: "Ada"),
  makeMapModel: { MapModel(city: $0, dependencies: services) },
  makeRideScope: { TestRide(bike: $0, flow: flow) })
let welcome = WelcomeCoordinator.StubDependencies(makeRiderScope: { rider in
  precondition(rider.name == "Bob", "another rider: \(rider.name)")
  return map
})
let coordinator = WelcomeCoordinator(dependencies: welcome).signIn("Bob")
let opened = await coordinator.open("Oslo")
precondition(opened.bikes == [Bike(number: 4)], "other bicycles: \(opened.bikes)")
precondition(coordinator.rent(opened.bikes[0]) === flow, "another ride")
precondition(eventLog.calls.last == .log("Ada takes 4"), "logged: \(eventLog.calls)")
