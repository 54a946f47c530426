import Observation
import SwiftUI

/// What was done since the screen of a plant appeared.
@MainActor @Observable final class Visit {
  var jobs: [String] = []
}
protocol HasVisit { var visit: Visit { get } }

/// Keeps the scope of a plant as long as its screen is on the navigation stack.
struct PlantFlow: View {
  @State private var scope: PlantDependency

  init(plant: Plant, dependencies: any MakesPlantScope) {
    scope = dependencies.makePlantScope(plant: plant)
  }

  var body: some View { PlantView(dependencies: scope) }
}

@MainActor @Observable final class PlantModel {
  typealias Dependencies = HasClock & HasGarden & HasPlant & HasVisit

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  var title: String { dependencies.plant.name }

  func water() async {
    var plant = dependencies.plant
    plant.wateredDay = dependencies.clock.today
    await dependencies.garden.put(plant)
    dependencies.visit.jobs.append("watered")
  }
}

@MainActor protocol MakesPlantModel {
  func makePlantModel() -> PlantModel
}

struct PlantView: View {
  typealias Dependencies = MakesPlantModel & VisitView.Dependencies

  private let dependencies: any Dependencies
  @State private var model: PlantModel

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    model = dependencies.makePlantModel()
  }

  var body: some View {
    VStack {
      Button("Water") { Task { await model.water() } }
      VisitView(dependencies: dependencies)
    }
    .navigationTitle(model.title)
    .toolbar { SignOutButton() }
  }
}

struct VisitView: View {
  typealias Dependencies = HasVisit

  let dependencies: any Dependencies

  var body: some View {
    Text("\(dependencies.visit.jobs.count) jobs done")
  }
}
