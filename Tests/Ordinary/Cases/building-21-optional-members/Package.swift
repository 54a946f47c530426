// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Mail",
  targets: [.executableTarget(name: "App")]
)
