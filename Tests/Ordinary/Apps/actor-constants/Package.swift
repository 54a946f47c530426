// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Backups",
  platforms: [.macOS(.v13)],
  targets: [.executableTarget(name: "App")]
)
