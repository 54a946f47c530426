// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ForecastFeature",
  targets: [
    .target(name: "Forecasts"),
    .testTarget(name: "ForecastsTests", dependencies: ["Forecasts"]),
  ]
)
