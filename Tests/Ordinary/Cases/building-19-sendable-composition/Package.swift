// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Gallery",
  targets: [.executableTarget(name: "App")]
)
