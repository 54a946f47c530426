import Plants

protocol MakesGardenModel {
  func makeGardenModel(bed: String) -> GardenModel
}

final class GardenModel {
  typealias Dependencies = HasCare & HasGarden

  let bed: String
  private let dependencies: any Dependencies

  init(bed: String, dependencies: any Dependencies) {
    self.bed = bed
    self.dependencies = dependencies
  }

  func plant(_ plant: String) async {
    let days = await dependencies.care.days(for: plant)
    dependencies.garden.add("\(bed): \(plant), \(days) days")
  }
}

final class HomeModel {
  typealias Dependencies = MakesGardenModel

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func open(_ bed: String) -> GardenModel { dependencies.makeGardenModel(bed: bed) }
}
