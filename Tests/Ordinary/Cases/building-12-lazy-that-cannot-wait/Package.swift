// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "VideoEditor",
  targets: [.executableTarget(name: "App")]
)
