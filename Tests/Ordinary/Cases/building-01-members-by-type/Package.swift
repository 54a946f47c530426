// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Browser",
  targets: [.executableTarget(name: "App")]
)
