// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "Core"),
    .target(name: "Network", dependencies: ["Core"]),
    .target(name: "Storage", dependencies: ["Core", "Network"]),
    .target(name: "Features", dependencies: ["Core", "Network", "Storage"]),
    .target(name: "App", dependencies: ["Core", "Features", "Network", "Storage"]),
  ])
