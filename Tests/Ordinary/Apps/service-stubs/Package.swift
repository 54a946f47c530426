// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Stubs",
  targets: [
    .target(name: "App"),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ]
)
