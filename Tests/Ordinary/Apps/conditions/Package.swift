// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Camera",
  targets: [.executableTarget(name: "App")]
)
