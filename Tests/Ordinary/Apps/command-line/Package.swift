// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Table",
  targets: [
    .executableTarget(name: "Table"),
    .testTarget(name: "TableTests", dependencies: ["Table"]),
  ]
)
