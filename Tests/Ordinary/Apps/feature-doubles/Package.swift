// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ForecastFeature",
  products: [.library(name: "Forecasts", targets: ["Forecasts"])],
  targets: [
    .target(name: "WeatherAPI"),
    .target(name: "Forecasts", dependencies: ["WeatherAPI"]),
    .testTarget(name: "ForecastsTests", dependencies: ["Forecasts", "WeatherAPI"]),
  ]
)
