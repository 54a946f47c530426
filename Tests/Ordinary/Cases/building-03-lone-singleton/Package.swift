// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Game",
  targets: [.executableTarget(name: "App")]
)
