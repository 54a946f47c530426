// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Chess",
  platforms: [.macOS(.v14), .iOS(.v17)],
  targets: [
    .target(name: "SwiftUI"),
    .target(
      name: "App", dependencies: ["SwiftUI"],
      swiftSettings: [.defaultIsolation(MainActor.self), .define("DEBUG")]),
    .testTarget(
      name: "AppTests", dependencies: ["App", "SwiftUI"],
      swiftSettings: [.defaultIsolation(MainActor.self), .define("DEBUG")]),
  ]
)
