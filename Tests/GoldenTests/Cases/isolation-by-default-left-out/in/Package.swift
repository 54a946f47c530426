// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "Core"),
    .target(
      name: "App", dependencies: ["Core"], swiftSettings: [.defaultIsolation(MainActor.self)]),
  ])
