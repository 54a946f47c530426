// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Bank",
  targets: [
    .target(name: "Accounts"),
    .executableTarget(name: "App", dependencies: ["Accounts"]),
  ]
)
