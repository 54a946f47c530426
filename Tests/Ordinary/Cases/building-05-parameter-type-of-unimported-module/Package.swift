// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "FeedReader",
  targets: [
    .target(name: "Core"),
    .target(name: "Net", dependencies: ["Core"]),
    .target(name: "Feeds", dependencies: ["Core", "Net"]),
    .executableTarget(name: "App", dependencies: ["Core", "Feeds", "Net"]),
  ]
)
