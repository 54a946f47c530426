import Observation
import SwiftUI

@testable import App

/// Makes the scope of a plant, for example by opening a database.
@MainActor protocol AsyncPlantScopes {
  func plantScope(of plant: Plant) async throws -> PlantDependency
}

struct StubAsyncPlantScope: AsyncPlantScopes {
  let scope: @MainActor (Plant) -> PlantDependency

  func plantScope(of plant: Plant) async throws -> PlantDependency { scope(plant) }
}

/// Keeps a scope that is made asynchronously.
struct WaitingPlantFlow: View {
  let plant: Plant
  let dependencies: any AsyncPlantScopes
  @State private var scope: PlantDependency?

  init(plant: Plant, dependencies: any AsyncPlantScopes) {
    self.plant = plant
    self.dependencies = dependencies
  }

  var body: some View {
    VStack {
      if let scope { PlantView(dependencies: scope) } else { ProgressView("Opening \(plant.name)") }
    }
    .task(id: plant.id) { scope = try? await dependencies.plantScope(of: plant) }
  }
}

/// Wrong: the views of the next scope keep the state of the last one.
struct SessionViewWithoutID: View {
  let session: Session

  var body: some View {
    if let user = session.user {
      NavigationStack { PlantListView(dependencies: user) }
    }
  }
}

/// Wrong: each evaluation of the body makes another scope.
struct ForgetfulFlow: View {
  let plant: Plant
  let dependencies: any MakesPlantScope

  var body: some View { PlantView(dependencies: dependencies.makePlantScope(plant: plant)) }
}
