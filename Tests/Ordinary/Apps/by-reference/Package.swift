// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Museum",
  targets: [.executableTarget(name: "App")]
)
