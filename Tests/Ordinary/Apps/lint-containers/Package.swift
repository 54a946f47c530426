// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Hotel",
  targets: [.executableTarget(name: "App")]
)
