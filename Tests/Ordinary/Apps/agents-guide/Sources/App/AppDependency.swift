// hasgen: stub
protocol Logging: Sendable { func log(_ line: String) }
protocol HasLogger { var logger: any Logging { get } }
struct ConsoleLogger: Logging { func log(_ line: String) { print(line) } }
struct AppDependency: Sendable {
  let logger: any Logging
  let weather: any Forecasting
}
