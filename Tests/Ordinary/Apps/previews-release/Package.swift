// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "News",
  targets: [
    .target(name: "SwiftUI"),
    .target(name: "App", dependencies: ["SwiftUI"]),
    .testTarget(name: "AppTests", dependencies: ["App", "SwiftUI"]),
  ]
)
