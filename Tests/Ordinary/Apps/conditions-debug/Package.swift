// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Podcasts",
  targets: [.executableTarget(name: "App", swiftSettings: [.define("DEBUG")])]
)
