// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "PostOffice",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "Logging"),
    .target(name: "UnixSignals"),
    .target(name: "ServiceLifecycle", dependencies: ["Logging", "UnixSignals"]),
    .target(name: "Hummingbird", dependencies: ["Logging", "ServiceLifecycle"]),
    .executableTarget(
      name: "App", dependencies: ["Hummingbird", "Logging", "ServiceLifecycle", "UnixSignals"]),
  ]
)
