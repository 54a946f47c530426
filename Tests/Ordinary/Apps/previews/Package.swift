// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Surf",
  platforms: [.macOS(.v14), .iOS(.v17)],
  targets: [
    .target(name: "SwiftUI"),
    .target(name: "UIKit"),
    .target(
      name: "App", dependencies: ["SwiftUI", "UIKit"], swiftSettings: [.define("DEBUG")]),
    .testTarget(
      name: "AppTests", dependencies: ["App", "SwiftUI", "UIKit"],
      swiftSettings: [.define("DEBUG")]),
  ]
)
