// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Missing",
  targets: [
    .target(name: "Core"), .target(name: "Net", dependencies: ["Core"]),
    .target(name: "Feat", dependencies: ["Core", "Net"]),
    .target(name: "App", dependencies: ["Core", "Net", "Feat"]),
    .target(name: "Alone", dependencies: ["Core", "Feat"]),
  ])
