protocol Weather { func today(in place: String) async throws -> String }
protocol HasWeather { var weather: any Weather { get } }
nonisolated protocol HasClock: Sendable { var now: Int { get } }
protocol MakesPage { func makePage(number: Int) -> Page }

final class Page {
  init(number: Int) {}
}

struct AppDependency {
  let weather: any Weather
  let now: Int
}

final class Coordinator {
  typealias Dependencies = HasWeather & HasClock & MakesPage

  init(dependencies: any Dependencies) {}
}

nonisolated final class Timekeeper {
  typealias Dependencies = HasClock

  init(dependencies: any Dependencies) {}
}

// hasgen: stub
protocol Marking {
  var mark: Int { get set }
  func isMarked(_ item: String) -> Bool
}
