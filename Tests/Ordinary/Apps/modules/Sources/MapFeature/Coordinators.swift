package import Core
package import RentalAPI

package protocol MakesRiderScope {
  func makeRiderScope(for rider: Rider) -> any MapCoordinator.Dependencies
}

@MainActor package struct WelcomeCoordinator {
  package typealias Dependencies = MakesRiderScope

  private let dependencies: any Dependencies

  package init(dependencies: any Dependencies) { self.dependencies = dependencies }

  package func signIn(_ name: String) -> MapCoordinator {
    MapCoordinator(dependencies: dependencies.makeRiderScope(for: Rider(name: name)))
  }
}

@MainActor package struct MapCoordinator {
  package typealias Dependencies = HasEventLog & HasRider & MakesMapModel & MakesRideScope

  private let dependencies: any Dependencies

  package init(dependencies: any Dependencies) { self.dependencies = dependencies }

  package func open(_ city: String) async -> MapModel {
    let model = dependencies.makeMapModel(city: city)
    await model.load()
    return model
  }

  package func rent(_ bike: Bike) -> any RideFlow {
    let ride = dependencies.makeRideScope(with: bike)
    dependencies.eventLog.log("\(dependencies.rider.name) takes \(ride.bike.number)")
    return ride.makeRideFlow()
  }
}
