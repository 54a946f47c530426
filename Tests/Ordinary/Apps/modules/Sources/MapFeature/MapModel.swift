package import Core
package import RentalAPI

package protocol MakesMapModel {
  @MainActor func makeMapModel(city: String) -> MapModel
}

@MainActor package final class MapModel {
  package typealias Dependencies = HasBikes & HasEventLog

  package private(set) var bikes: [Bike] = []
  private let city: String
  private let dependencies: any Dependencies

  package init(city: String, dependencies: any Dependencies) {
    self.city = city
    self.dependencies = dependencies
  }

  package func load() async {
    do {
      bikes = try await dependencies.bikes.bikes(in: city)
    } catch {
      dependencies.eventLog.log("failed: \(error)")
    }
  }
}
