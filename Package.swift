// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "HasKit",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "HasKit", targets: ["HasKit"]),
    .executable(name: "hasgen", targets: ["hasgen"]),
    .plugin(name: "HasgenCommand", targets: ["HasgenCommand"]),
    .plugin(name: "HasgenGenerate", targets: ["HasgenGenerate"]),
  ],
  targets: [
    .target(name: "HasKit", swiftSettings: strict),
    .target(name: "SwiftReading", swiftSettings: strict),
    .target(name: "Findings", swiftSettings: strict),
    .target(name: "SwiftWriting", swiftSettings: strict),
    .target(
      name: "SwiftProgram", dependencies: ["Findings", "SwiftReading"],
      swiftSettings: strict),
    .target(
      name: "Roles",
      dependencies: ["Findings", "SwiftProgram", "SwiftReading", "SwiftWriting"],
      swiftSettings: strict),
    .target(
      name: "Supply",
      dependencies: ["Findings", "Roles", "SwiftProgram", "SwiftReading", "SwiftWriting"],
      swiftSettings: strict),
    .target(
      name: "Building",
      dependencies: [
        "Findings", "Roles", "Supply", "SwiftProgram", "SwiftReading", "SwiftWriting",
      ],
      swiftSettings: strict),
    .target(
      name: "Resolution",
      dependencies: [
        "Building", "Findings", "Roles", "Supply", "SwiftProgram", "SwiftReading", "SwiftWriting",
      ],
      swiftSettings: strict),
    .target(
      name: "Lint",
      dependencies: [
        "Building", "Findings", "Resolution", "Roles", "Supply", "SwiftProgram", "SwiftReading",
      ],
      swiftSettings: strict),
    .target(
      name: "Insight",
      dependencies: [
        "Building", "Findings", "Lint", "Projects", "Resolution", "Roles", "Supply", "SwiftProgram",
        "SwiftReading", "Templates",
      ],
      swiftSettings: strict),
    .target(
      name: "Doubles",
      dependencies: [
        "Building", "Findings", "Roles", "Supply", "SwiftProgram", "SwiftReading", "SwiftWriting",
      ],
      swiftSettings: strict),
    .target(
      name: "Templates", path: "Templates",
      resources: [.embedInCode("Generated"), .embedInCode("New"), .embedInCode("Graph.html")],
      swiftSettings: strict),
    .target(
      name: "HasGeneration",
      dependencies: [
        "Building", "Doubles", "Findings", "Resolution", "Roles", "Supply", "SwiftProgram",
        "SwiftWriting", "Templates",
      ],
      swiftSettings: strict),
    .target(
      name: "Projects",
      dependencies: ["Findings", "Lint", "Roles", "SwiftProgram", "SwiftReading"],
      swiftSettings: strict),
    .target(
      name: "HasWorkspace",
      dependencies: [
        "Building", "Doubles", "Findings", "HasGeneration", "Lint", "Projects", "Resolution",
        "Roles", "Supply", "SwiftProgram", "SwiftReading",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "hasgen",
      dependencies: [
        "Building", "Findings", "HasGeneration", "HasWorkspace", "Insight", "Lint", "Projects",
        "Resolution", "Roles", "Supply", "SwiftProgram", "SwiftReading",
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
    .testTarget(name: "SwiftWritingTests", dependencies: ["SwiftWriting"], swiftSettings: strict),
    .testTarget(
      name: "SwiftReadingTests", dependencies: ["SwiftReading"],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftProgramTests", dependencies: ["SwiftProgram", "SwiftReading"],
      swiftSettings: strict),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "Findings", "HasWorkspace", "Insight", "Lint", "Projects", "Resolution", "Roles",
        "SwiftProgram", "SwiftReading", "SyntheticApp", "TestFolders",
      ],
      exclude: ["Cases"],
      swiftSettings: strict),
    .testTarget(
      name: "SupplyTests",
      dependencies: [
        "Building", "Findings", "HasWorkspace", "Resolution", "Roles", "Supply", "SwiftProgram",
        "SwiftReading", "SwiftWriting", "SyntheticApp",
      ],
      swiftSettings: strict),
    .target(
      name: "TestFolders",
      dependencies: [
        "Building", "Findings", "HasWorkspace", "Projects", "Resolution", "Roles", "Supply",
      ],
      path: "Tests/TestFolders",
      swiftSettings: strict),
    .testTarget(
      name: "HasWorkspaceTests",
      dependencies: [
        "Findings", "HasGeneration", "HasWorkspace", "Projects", "Roles", "Supply", "SwiftProgram",
        "SwiftReading", "TestFolders",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "hasgenTests",
      dependencies: [
        "Findings", "hasgen", "HasWorkspace", "Projects", "Roles", "Supply", "SyntheticApp",
        "TestFolders",
      ],
      exclude: ["Pages"],
      swiftSettings: strict),
    .testTarget(
      name: "InsightTests",
      dependencies: [
        "Findings", "hasgen", "HasWorkspace", "Insight", "Lint", "Projects", "Resolution", "Roles",
        "SwiftProgram", "TestFolders",
      ],
      exclude: ["Cases"],
      swiftSettings: strict),
    .testTarget(
      name: "HasGenerationTests",
      dependencies: [
        "Building", "Doubles", "Findings", "HasGeneration", "Resolution", "Roles", "Supply",
        "SwiftWriting", "Templates",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Findings", "hasgen", "HasGeneration", "HasWorkspace", "Projects", "SwiftProgram",
        "SwiftReading", "TestFolders",
      ],
      exclude: ["Cases", "Isolations"],
      swiftSettings: strict),
    .testTarget(
      name: "OrdinaryTests", dependencies: ["hasgen", "HasGeneration", "TestFolders"],
      path: "Tests/Ordinary", exclude: ["Apps", "Cases", "Mistakes", "README.md"],
      swiftSettings: strict),
    .testTarget(
      name: "MessageTests", dependencies: ["Findings", "hasgen", "TestFolders"], exclude: ["Rows"],
      swiftSettings: strict),
    .target(name: "SyntheticApp", path: "Tests/SyntheticApp", swiftSettings: strict),
    .testTarget(
      name: "SyntheticAppTests",
      dependencies: [
        "Building", "Findings", "HasGeneration", "HasWorkspace", "Projects", "Resolution", "Roles",
        "Supply", "SwiftProgram", "SyntheticApp", "TestFolders",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReferenceResolverTests",
      dependencies: [
        "Findings", "hasgen", "HasWorkspace", "Projects", "SyntheticApp", "TestFolders",
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
        "Findings", "hasgen", "HasWorkspace", "Insight", "Lint", "Projects", "Roles", "Supply",
        "TestFolders",
      ],
      exclude: ["Explanations"],
      swiftSettings: strict),
    .testTarget(
      name: "ExampleTests", dependencies: ["Example", "HasKit"], swiftSettings: strict),
  ]
)
