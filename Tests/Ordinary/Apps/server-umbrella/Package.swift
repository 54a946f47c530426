// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Quotes",
  targets: [
    .target(name: "Hearth"),
    .executableTarget(name: "App", dependencies: ["Hearth"]),
  ]
)
