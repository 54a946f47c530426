// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "HasKit",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "HasKit", targets: ["HasKit"]),
    .executable(name: "hasgen", targets: ["hasgen"]),
    .plugin(name: "HasgenCommand", targets: ["HasgenCommand"]),
    .plugin(name: "HasgenGenerate", targets: ["HasgenGenerate"]),
  ],
  targets: [
    .target(name: "HasKit", swiftSettings: strict),
    .target(name: "HasgenReading", swiftSettings: strict),
    .target(name: "HasgenWriting", swiftSettings: strict),
    .target(name: "HasgenProgram", dependencies: ["HasgenReading"], swiftSettings: strict),
    .target(
      name: "HasgenGraph", dependencies: ["HasgenProgram", "HasgenReading", "HasgenWriting"],
      swiftSettings: strict),
    .target(
      name: "HasgenBuilding",
      dependencies: ["HasgenGraph", "HasgenProgram", "HasgenReading", "HasgenWriting"],
      swiftSettings: strict),
    .target(
      name: "HasgenDoubles",
      dependencies: [
        "HasgenBuilding", "HasgenGraph", "HasgenProgram", "HasgenReading", "HasgenWriting",
      ],
      swiftSettings: strict),
    .target(
      name: "HasgenRules",
      dependencies: [
        "HasgenBuilding", "HasgenGraph", "HasgenProgram", "HasgenReading", "HasgenWriting",
      ],
      swiftSettings: strict),
    .target(
      name: "HasgenLint",
      dependencies: [
        "HasgenBuilding", "HasgenGraph", "HasgenProgram", "HasgenReading", "HasgenRules",
      ],
      swiftSettings: strict),
    .target(
      name: "HasgenInsight",
      dependencies: [
        "HasgenBuilding", "HasgenGraph", "HasgenLint", "HasgenProgram", "HasgenReading",
        "HasgenRules", "HasgenTemplates", "HasgenWriting",
      ],
      swiftSettings: strict),
    .target(
      name: "HasgenTemplates", path: "Templates",
      resources: [.embedInCode("Generated"), .embedInCode("New"), .embedInCode("Graph.html")],
      swiftSettings: strict),
    .target(
      name: "HasgenProjects", dependencies: ["HasgenProgram", "HasgenReading", "HasgenWriting"],
      swiftSettings: strict),
    .target(
      name: "HasgenWorkspace",
      dependencies: [
        "HasgenBuilding", "HasgenDoubles", "HasgenGraph", "HasgenLint", "HasgenProgram",
        "HasgenProjects", "HasgenReading", "HasgenRules", "HasgenTemplates", "HasgenWriting",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "hasgen",
      dependencies: [
        "HasgenBuilding", "HasgenGraph", "HasgenInsight", "HasgenLint", "HasgenProgram",
        "HasgenProjects", "HasgenReading", "HasgenRules", "HasgenWorkspace", "HasgenWriting",
      ],
      resources: [.embedInCode("Agents"), .embedInCode("Explaining/Explanations.md")],
      swiftSettings: strict),
    .plugin(
      name: "HasgenCommand",
      capability: .command(
        intent: .custom(verb: "hasgen", description: "Generate what dependency injection needs.")),
      dependencies: ["hasgen"], path: "Sources/Plugins/HasgenCommand"),
    .plugin(
      name: "HasgenGenerate",
      capability: .command(
        intent: .custom(
          verb: "hasgen-generate", description: "Write what dependency injection needs."),
        permissions: [
          .writeToPackageDirectory(reason: "hasgen writes the files that it generates.")
        ]),
      dependencies: ["hasgen"], path: "Sources/Plugins/HasgenGenerate"),
    .executableTarget(name: "Example", swiftSettings: strict),
    .testTarget(name: "HasKitTests", dependencies: ["HasKit"], swiftSettings: strict),
    .testTarget(
      name: "HasgenWritingTests", dependencies: ["HasgenWriting"], swiftSettings: strict),
    .testTarget(
      name: "HasgenReadingTests", dependencies: ["HasgenReading"], swiftSettings: strict),
    .testTarget(
      name: "HasgenProgramTests", dependencies: ["HasgenProgram", "HasgenReading"],
      swiftSettings: strict),
    .testTarget(
      name: "HasgenLintTests",
      dependencies: [
        "HasgenGraph", "HasgenInsight", "HasgenLint", "HasgenProgram", "HasgenProjects",
        "HasgenReading", "HasgenRules", "HasgenWorkspace", "SyntheticApp", "TestFolders",
      ],
      exclude: ["Cases"],
      swiftSettings: strict),
    .testTarget(
      name: "HasgenGraphTests",
      dependencies: [
        "HasgenBuilding", "HasgenGraph", "HasgenProgram", "HasgenReading", "HasgenRules",
        "HasgenWorkspace", "HasgenWriting", "SyntheticApp",
      ],
      swiftSettings: strict),
    .target(
      name: "TestFolders",
      dependencies: [
        "HasgenBuilding", "HasgenGraph", "HasgenProgram", "HasgenProjects", "HasgenReading",
        "HasgenRules", "HasgenWorkspace",
      ],
      path: "Tests/TestFolders",
      swiftSettings: strict),
    .testTarget(
      name: "HasgenWorkspaceTests",
      dependencies: [
        "HasgenBuilding", "HasgenDoubles", "HasgenGraph", "HasgenProgram", "HasgenProjects",
        "HasgenReading", "HasgenRules", "HasgenTemplates", "HasgenWorkspace", "HasgenWriting",
        "TestFolders",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "hasgenTests",
      dependencies: [
        "hasgen", "HasgenGraph", "HasgenProgram", "HasgenProjects", "HasgenReading",
        "HasgenWorkspace", "SyntheticApp", "TestFolders",
      ],
      exclude: ["Pages"],
      swiftSettings: strict),
    .testTarget(
      name: "HasgenInsightTests",
      dependencies: [
        "hasgen", "HasgenGraph", "HasgenInsight", "HasgenLint", "HasgenProgram", "HasgenProjects",
        "HasgenReading", "HasgenRules", "HasgenWorkspace", "HasgenWriting", "TestFolders",
      ],
      exclude: ["Cases"],
      swiftSettings: strict),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "hasgen", "HasgenProgram", "HasgenProjects", "HasgenReading", "HasgenWorkspace",
        "TestFolders",
      ],
      exclude: ["Cases", "Isolations"],
      swiftSettings: strict),
    .testTarget(
      name: "OrdinaryTests", dependencies: ["hasgen", "HasgenWorkspace", "TestFolders"],
      path: "Tests/Ordinary", exclude: ["Apps", "Cases", "Mistakes", "README.md"],
      swiftSettings: strict),
    .testTarget(
      name: "MessageTests", dependencies: ["hasgen", "HasgenReading", "TestFolders"],
      exclude: ["Rows"],
      swiftSettings: strict),
    .target(name: "SyntheticApp", path: "Tests/SyntheticApp", swiftSettings: strict),
    .testTarget(
      name: "SyntheticAppTests",
      dependencies: [
        "HasgenBuilding", "HasgenGraph", "HasgenProgram", "HasgenProjects", "HasgenReading",
        "HasgenRules", "HasgenWorkspace", "SyntheticApp", "TestFolders",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReferenceResolverTests",
      dependencies: [
        "hasgen", "HasgenProjects", "HasgenReading", "HasgenWorkspace", "SyntheticApp",
        "TestFolders",
      ],
      swiftSettings: strict),
    .target(name: "BuildingObjects", path: "Tests/Guides/BuildingObjects", swiftSettings: strict),
    .target(
      name: "ComingFrom", dependencies: ["HasKit"], path: "Tests/Guides/ComingFrom",
      swiftSettings: strict),
    .testTarget(
      name: "GuidesTests", dependencies: ["BuildingObjects", "ComingFrom", "HasKit"],
      swiftSettings: strict),
    .target(name: "WiredApp", path: "Tests/WiredApp", swiftSettings: strict),
    .testTarget(
      name: "WiredAppTests", dependencies: ["hasgen", "WiredApp"], swiftSettings: strict),
    .executableTarget(
      name: "compare", dependencies: ["SyntheticApp", "TestFolders"], path: "Tests/Compare",
      swiftSettings: strict),
    .executableTarget(
      name: "benchmarks", dependencies: ["hasgen", "SyntheticApp"],
      path: "Tests/Benchmarks", swiftSettings: strict),
    .testTarget(name: "BenchmarksTests", dependencies: ["benchmarks"], swiftSettings: strict),
    .executableTarget(name: "read-floor", path: "Tests/ReadFloor", swiftSettings: strict),
    .testTarget(
      name: "DocumentTests",
      dependencies: [
        "hasgen", "HasgenGraph", "HasgenInsight", "HasgenLint", "HasgenProgram", "HasgenProjects",
        "HasgenReading", "HasgenWorkspace", "TestFolders",
      ],
      exclude: ["Explanations"],
      swiftSettings: strict),
    .testTarget(
      name: "ExampleTests", dependencies: ["Example", "HasKit"], swiftSettings: strict),
  ]
)
