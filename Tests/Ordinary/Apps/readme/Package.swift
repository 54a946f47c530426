// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  targets: [
    .executableTarget(name: "App"),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ]
)
