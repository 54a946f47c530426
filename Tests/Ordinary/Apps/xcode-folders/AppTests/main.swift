import GardenKit

@testable import App

/// A second implementation, which the app does not see.
struct DailyPlan: Planning {
  func days(for plant: String) -> Int { 1 }
}

/// A container by its name and its parent, which nothing is generated for.
struct GreenhouseScope {
  let app: AppDependency
}

let app = AppDependency(garden: Garden())
let south = BedScope(app: app, bed: "south")
let north = BedScope(app: app, bed: "north")
let text = BedScreen(dependencies: south).add("cactus")
precondition(text == "cactus in south: water every 14 days", text)
let other = BedScreen(dependencies: north).add("rose")
precondition(other == "rose in north: water every 2 days", other)
precondition(
  app.garden.plants == ["south": ["cactus"], "north": ["rose"]], "\(app.garden.plants)")

let daily = PlantScreen(plant: "fern", plan: DailyPlan(), dependencies: north).open()
precondition(daily == "fern in north: water every 1 days", daily)
let greenhouse = GreenhouseScope(app: app)
precondition(greenhouse.app.garden === app.garden, "another garden")
precondition(!((greenhouse as Any) is any HasGarden), "the tests are read")
precondition(!((app as Any) is any HasBed), "the app has a bed")
