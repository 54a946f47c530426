// swift-tools-version: 6.2
import PackageDescription

let upcoming: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]
let interfaces: [Target.Dependency] = ["Core", "RentalAPI"]

let package = Package(
  name: "Rentals",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "Core", swiftSettings: upcoming),
    .target(name: "RentalAPI", swiftSettings: upcoming),
    .target(name: "BikeService", dependencies: ["RentalAPI"], swiftSettings: upcoming),
    .target(name: "RideService", dependencies: interfaces, swiftSettings: upcoming),
    .target(name: "MapFeature", dependencies: interfaces, swiftSettings: upcoming),
    .target(name: "RideFeature", dependencies: interfaces, swiftSettings: upcoming),
    .executableTarget(
      name: "App",
      dependencies: [
        "BikeService", "Core", "MapFeature", "RentalAPI", "RideFeature", "RideService",
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
    .testTarget(
      name: "MapFeatureTests", dependencies: ["Core", "MapFeature", "RentalAPI"],
      swiftSettings: upcoming),
    .testTarget(
      name: "RideFeatureTests", dependencies: ["Core", "RentalAPI", "RideFeature"],
      swiftSettings: upcoming),
  ]
)
