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
    .target(name: "SwiftOutline", swiftSettings: strict),
    .target(name: "Findings", swiftSettings: strict),
    .target(name: "SwiftWriting", swiftSettings: strict),
    .target(
      name: "SwiftProgram", dependencies: ["Findings", "SwiftOutline"], swiftSettings: strict),
    .target(
      name: "DependencyGraph",
      dependencies: ["Findings", "SwiftOutline", "SwiftProgram", "SwiftWriting"],
      swiftSettings: strict),
    .target(
      name: "Building",
      dependencies: [
        "DependencyGraph", "Findings", "SwiftOutline", "SwiftProgram", "SwiftWriting",
      ],
      swiftSettings: strict),
    .target(
      name: "Deriving",
      dependencies: [
        "DependencyGraph", "Findings", "SwiftOutline", "SwiftProgram", "SwiftWriting",
      ],
      swiftSettings: strict),
    .target(
      name: "Resolution",
      dependencies: [
        "Building", "DependencyGraph", "Deriving", "Findings", "SwiftOutline", "SwiftProgram",
      ],
      swiftSettings: strict),
    .target(
      name: "Doubles",
      dependencies: [
        "DependencyGraph", "Findings", "SwiftOutline", "SwiftProgram", "SwiftWriting",
      ],
      swiftSettings: strict),
    .target(
      name: "Templates", path: "Templates", exclude: ["Bazel"],
      resources: [.embedInCode("Generated"), .embedInCode("New"), .embedInCode("Starters")],
      swiftSettings: strict),
    .target(
      name: "HasGeneration",
      dependencies: [
        "Building", "DependencyGraph", "Deriving", "Doubles", "Findings", "Resolution",
        "SwiftWriting", "Templates",
      ],
      swiftSettings: strict),
    .target(
      name: "HasWorkspace",
      dependencies: [
        "DependencyGraph", "Doubles", "Findings", "HasGeneration", "Resolution", "SwiftOutline",
        "SwiftProgram",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "hasgen",
      dependencies: [
        "Building", "DependencyGraph", "Findings", "HasGeneration", "HasWorkspace", "Resolution",
        "SwiftOutline", "SwiftProgram",
      ],
      resources: [.embedInCode("Agents"), .embedInCode("Explaining/Entries")],
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
    .testTarget(name: "SwiftOutlineTests", dependencies: ["SwiftOutline"], swiftSettings: strict),
    .testTarget(
      name: "SwiftProgramTests", dependencies: ["SwiftOutline", "SwiftProgram"],
      swiftSettings: strict),
    .testTarget(
      name: "DependencyGraphTests",
      dependencies: [
        "Building", "DependencyGraph", "Deriving", "Findings", "Resolution", "SwiftOutline",
        "SwiftProgram", "SwiftWriting", "SyntheticApp",
      ],
      swiftSettings: strict),
    .target(
      name: "TestFolders",
      dependencies: ["Building", "DependencyGraph", "Findings", "HasWorkspace", "Resolution"],
      path: "Tests/TestFolders",
      swiftSettings: strict),
    .testTarget(
      name: "HasWorkspaceTests",
      dependencies: [
        "DependencyGraph", "Findings", "HasGeneration", "HasWorkspace", "SwiftOutline",
        "SwiftProgram", "TestFolders",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "hasgenTests",
      dependencies: [
        "DependencyGraph", "Findings", "HasWorkspace", "SyntheticApp", "TestFolders", "hasgen",
      ],
      exclude: ["Pages"],
      swiftSettings: strict),
    .testTarget(
      name: "HasGenerationTests",
      dependencies: [
        "Building", "DependencyGraph", "Deriving", "Doubles", "Findings", "HasGeneration",
        "Resolution", "SwiftWriting", "Templates",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "HasGeneration", "HasWorkspace", "SwiftOutline", "SwiftProgram", "TestFolders", "hasgen",
      ],
      exclude: ["Cases"],
      swiftSettings: strict),
    .target(name: "SyntheticApp", path: "Tests/SyntheticApp", swiftSettings: strict),
    .testTarget(
      name: "SyntheticAppTests",
      dependencies: [
        "Building", "DependencyGraph", "Findings", "HasWorkspace", "Resolution", "SyntheticApp",
        "TestFolders",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReferenceResolverTests",
      dependencies: ["HasWorkspace", "SyntheticApp", "TestFolders", "hasgen"],
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
      name: "WiredAppTests", dependencies: ["WiredApp", "hasgen"], swiftSettings: strict),
    .executableTarget(
      name: "benchmarks", dependencies: ["SyntheticApp", "hasgen", "read-floor"],
      path: "Tests/Benchmarks", swiftSettings: strict),
    .testTarget(name: "BenchmarksTests", dependencies: ["benchmarks"], swiftSettings: strict),
    .executableTarget(name: "read-floor", path: "Tests/ReadFloor", swiftSettings: strict),
    .testTarget(
      name: "DocumentTests",
      dependencies: ["DependencyGraph", "Findings", "HasWorkspace", "TestFolders", "hasgen"],
      swiftSettings: strict),
    .testTarget(
      name: "ExampleTests", dependencies: ["Example", "HasKit"], swiftSettings: strict),
  ]
)
