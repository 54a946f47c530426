// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "FeedReader",
  targets: [
    .target(name: "Core", swiftSettings: settings),
    .target(name: "Net", swiftSettings: settings),
    .target(name: "Feeds", dependencies: ["Core", "Net"], swiftSettings: settings),
    .target(name: "Container", dependencies: ["Core", "Feeds", "Net"], swiftSettings: settings),
    .executableTarget(
      name: "App", dependencies: ["Container", "Core", "Feeds", "Net"], swiftSettings: settings),
  ]
)
