struct TripList {
  typealias Dependencies = HasLogger & MakesTripScope

  let dependencies: any Dependencies

  func open(_ city: String) -> TripDependency {
    dependencies.logger.log("opens \(city)")
    return dependencies.makeTripScope(logger: FileLogger(fileName: city))
  }
}

protocol MakesDayScreen {
  func makeDayScreen(day: Int) -> DayScreen
}

struct DayScreen {
  typealias Dependencies = HasLogger & HasTraveller

  let day: Int
  let dependencies: any Dependencies

  func open() { dependencies.logger.log("\(dependencies.traveller), day \(day)") }
}

struct TripScreen {
  typealias Dependencies = MakesDayScreen

  let dependencies: any Dependencies

  func open() { dependencies.makeDayScreen(day: 1).open() }
}
