// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Catalogue",
  targets: [.executableTarget(name: "App")]
)
