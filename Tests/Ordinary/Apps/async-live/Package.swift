// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Jukebox",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "App"),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ]
)
