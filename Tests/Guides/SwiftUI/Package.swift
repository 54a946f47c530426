// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.macOS(.v14), .iOS(.v17)],
  targets: [
    .target(name: "SwiftUI"),
    .executableTarget(name: "App", dependencies: ["SwiftUI"]),
    .testTarget(name: "AppTests", dependencies: ["App", "SwiftUI"]),
  ]
)
