// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "Core"),
    .target(name: "Fonts", dependencies: ["Core"]),
    .target(name: "User", dependencies: ["Core"]),
    .target(name: "Leaf", dependencies: ["User", "Core"]),
  ])
