// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Library",
  targets: [
    .target(name: "LoanAPI"),
    .target(name: "LoanFeature", dependencies: ["LoanAPI"]),
    .executableTarget(name: "App", dependencies: ["LoanAPI", "LoanFeature"]),
  ]
)
