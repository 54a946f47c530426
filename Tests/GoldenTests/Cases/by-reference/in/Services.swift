protocol Logging: Sendable { func log(_ line: String) }
protocol HasLogger { var logger: any Logging { get } }

struct Forecast: Sendable {}
struct Station: Sendable {}
protocol Weather: Sendable { func today() async throws -> Forecast }
protocol HasWeather { var weather: any Weather { get } }

struct ConsoleLogger: Logging {
  func log(_ line: String) { print("} \(line) {") }
}
struct WebWeather: Weather {
  typealias Dependencies = HasLogger
  let dependencies: any Dependencies & Sendable
  init(station: Station, dependencies: any Dependencies & Sendable) {
    self.dependencies = dependencies
  }
  func today() async throws -> Forecast { Forecast() }
}
