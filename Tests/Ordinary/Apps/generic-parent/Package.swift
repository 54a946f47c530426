// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Running",
  targets: [
    .target(name: "Core"),
    .target(name: "Accounts", dependencies: ["Core"]),
    .executableTarget(name: "App", dependencies: ["Accounts", "Core"]),
  ]
)
