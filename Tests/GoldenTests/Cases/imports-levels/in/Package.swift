// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Levels",
  targets: [
    .target(name: "Core"), .target(name: "Net", dependencies: ["Core"]),
    .target(name: "Feat", dependencies: ["Core", "Net"]),
    .target(name: "Inner", dependencies: ["Core", "Net", "Feat"]),
    .target(name: "Outer", dependencies: ["Core", "Net", "Feat"]),
    .target(name: "Mixed", dependencies: ["Core", "Net", "Feat"]),
    .target(
      name: "Strict", dependencies: ["Core", "Net", "Feat"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
  ])
