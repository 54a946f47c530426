// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Travels",
  targets: [
    .target(
      name: "Base", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .target(
      name: "App", dependencies: ["Base"], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "Trips", dependencies: ["Base"]),
  ]
)
