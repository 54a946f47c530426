// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Isolation",
  targets: [
    .target(name: "Core", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "App", dependencies: ["Core"]),
    .target(
      name: "Shop", dependencies: ["Core"], swiftSettings: [.defaultIsolation(MainActor.self)]),
  ])
