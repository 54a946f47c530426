// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Parking",
  targets: [.executableTarget(name: "App")]
)
