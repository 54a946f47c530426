final class StationModel {
  let tuner: Tuner

  init(tuner: Tuner) { self.tuner = tuner }
}

struct StationScreen {
  @Flag("new-cover") var hasCover: Bool
  @Setting("columns", default: 2) var columns: Int
  let station: String
  let model: StationModel
}

protocol MakesStationScreen {
  func makeStationScreen(station: String) -> StationScreen
}

struct Radio {
  typealias Dependencies = HasNight & HasRegion & HasVolume & MakesStationScreen

  let dependencies: any Dependencies

  var state: String {
    "\(dependencies.region) \(dependencies.volume) \(dependencies.isNight ? "night" : "day")"
  }

  func open(_ station: String) -> StationScreen {
    dependencies.makeStationScreen(station: station)
  }
}
