import Observation
import SwiftUI

@MainActor protocol MakesPlantListModel {
  func makePlantListModel() -> PlantListModel
}

@MainActor @Observable final class PlantListModel {
  typealias Dependencies = HasClock & HasGarden

  var showsThirstyOnly = false
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  var plants: [Plant] {
    dependencies.garden.plants.filter {
      !showsThirstyOnly || dependencies.clock.today - $0.wateredDay > 2
    }
  }

  func load() async { await dependencies.garden.load() }
}

struct PlantListView: View {
  typealias Dependencies = MakesPlantListModel & MakesPlantScope & MakesPlantingScope
    & PlantRow.Dependencies

  private let dependencies: any Dependencies
  @State private var isPlanting = false
  @State private var model: PlantListModel

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    model = dependencies.makePlantListModel()
  }

  var body: some View {
    VStack {
      Toggle("Thirsty only", isOn: $model.showsThirstyOnly)
      List(model.plants) { plant in
        NavigationLink(value: plant) { PlantRow(plant: plant, dependencies: dependencies) }
      }
    }
    .navigationTitle("Plants")
    .navigationDestination(for: Plant.self) { plant in
      PlantFlow(plant: plant, dependencies: dependencies)
    }
    .sheet(isPresented: $isPlanting) { PlantingFlow(dependencies: dependencies) }
    .toolbar {
      Button("Add") { isPlanting = true }
      SignOutButton()
    }
    .task { await model.load() }
  }
}

/// Uses no dependency itself: it passes them to a view below.
struct PlantRow: View {
  typealias Dependencies = WateredLabel.Dependencies

  let plant: Plant
  let dependencies: any Dependencies

  var body: some View {
    WateredLabel(day: plant.wateredDay, dependencies: dependencies)
    Text(plant.name)
  }
}

struct WateredLabel: View {
  typealias Dependencies = HasClock

  let day: Int
  let dependencies: any Dependencies

  var body: some View {
    Text("watered \(dependencies.clock.today - day) days ago")
  }
}
