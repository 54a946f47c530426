// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Doubles",
  targets: [
    .target(name: "Core"),
    .target(name: "App", dependencies: ["Core"]),
    .testTarget(name: "AppTests", dependencies: ["App", "Core"]),
  ]
)
