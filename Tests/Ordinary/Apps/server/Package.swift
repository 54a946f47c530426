// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "MailServer",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "Hearth"),
    .executableTarget(name: "App", dependencies: ["Hearth"]),
  ]
)
