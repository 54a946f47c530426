// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Chat",
  targets: [.executableTarget(name: "App")]
)
