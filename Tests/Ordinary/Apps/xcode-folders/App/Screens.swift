import GardenKit

protocol MakesPlantScreen {
  func makePlantScreen(plant: String) -> PlantScreen
}

struct PlantScreen {
  typealias Dependencies = HasBed & HasGarden

  let plant: String
  let plan: any Planning
  let dependencies: any Dependencies

  func open() -> String {
    dependencies.garden.plants[dependencies.bed, default: []].append(plant)
    return "\(plant) in \(dependencies.bed): water every \(plan.days(for: plant)) days"
  }
}

struct BedScreen {
  typealias Dependencies = MakesPlantScreen

  let dependencies: any Dependencies

  func add(_ plant: String) -> String { dependencies.makePlantScreen(plant: plant).open() }
}
