// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Recipes",
  platforms: [.macOS(.v14), .iOS(.v17)],
  targets: [
    .target(name: "SwiftUI"),
    .executableTarget(name: "App", dependencies: ["SwiftUI"]),
    .testTarget(name: "AppTests", dependencies: ["App", "SwiftUI"]),
  ]
)
