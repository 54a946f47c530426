// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Radio",
  targets: [.executableTarget(name: "App")]
)
