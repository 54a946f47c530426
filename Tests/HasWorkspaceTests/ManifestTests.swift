import FileSystem
import HasWorkspace
import Projects
import Testing

/// What a manifest says literally.
@Suite struct ManifestTests {
  @Test func targetsOfEveryKind() {
    let manifest = Manifest(
      reading: """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
          name: "Shop",
          products: [.library(name: "Shop", targets: ["ShopCore"])],
          targets: [
            .target(name: "ShopCore"),
            .executableTarget(name: "shop", dependencies: ["ShopCore"], path: "App"),
            .testTarget(
              name: "ShopTests", dependencies: [.target(name: "ShopCore")],
              exclude: ["Fixtures"], sources: ["Unit", "Integration"]),
            .macro(name: "ShopMacros"),
            .plugin(name: "ShopPlugin", capability: .buildTool()),
            .systemLibrary(name: "CShop"),
            .binaryTarget(name: "ShopKit", path: "ShopKit.xcframework"),  // the last
          ]
        )
        """)
    #expect(manifest.name == "Shop")
    #expect(manifest.toolsVersion == ToolsVersion(6, 1))
    #expect(manifest.languageMode == 6)
    #expect(manifest.areTargetsComplete)
    #expect(manifest.doubts.isEmpty)
    #expect(
      manifest.targets.map(\.kind) == [
        .regular, .executable, .test, .macro, .plugin, .system, .binary,
      ])
    #expect(
      manifest.targets.map(\.name) == [
        "ShopCore", "shop", "ShopTests", "ShopMacros", "ShopPlugin", "CShop", "ShopKit",
      ])
    #expect(manifest.targets[1].path == "App")
    #expect(manifest.targets[1].dependencies == [.byName("ShopCore")])
    #expect(manifest.targets[2].dependencies == [.target("ShopCore")])
    #expect(manifest.targets[2].exclude == ["Fixtures"])
    #expect(manifest.targets[2].sources == ["Unit", "Integration"])
    #expect(manifest.targets[0].sources == nil)
  }

  @Test func dependenciesOfEveryKind() {
    let manifest = manifest(
      """
      let package = Package(
        name: "Shop",
        dependencies: [
          .package(path: "../Core"), .package(name: "UI", path: "Packages/UI"),
          .package(url: "https://example.com/net.git", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: "Shop",
            dependencies: [
              "A", .target(name: "B"), .byName(name: "C"),
              .product(name: "D", package: "net", condition: .when(platforms: [.linux])),
              .product(name: "E"), Target.Dependency.target(name: "F"),
            ])
        ])
      """)
    #expect(manifest.localPackages == ["../Core", "Packages/UI"])
    #expect(manifest.areLocalPackagesComplete)
    #expect(
      manifest.targets.first?.dependencies == [
        .byName("A"), .target("B"), .byName("C"), .product("D", package: "net"),
        .product("E", package: nil), .target("F"),
      ])
    #expect(manifest.doubts.isEmpty)
  }

  @Test func settings() {
    let manifest = manifest(
      """
      let strict: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self),
      ]
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "A", swiftSettings: strict),
          .target(
            name: "B",
            swiftSettings: strict + [
              .swiftLanguageMode(.v5), .strictMemorySafety(), .defaultIsolation(nil),
            ]),
          .target(name: "C", swiftSettings: [.enableExperimentalFeature("Lifetimes")]),
          .target(
            name: "D",
            swiftSettings: [
              .unsafeFlags(["-swift-version", "5", "-Xfrontend", "-default-isolation"] + ["MainActor"]),
              .define("TRACE", .when(configuration: .debug)), .interoperabilityMode(.Cxx),
            ]),
        ],
        swiftLanguageModes: [.v5, .version("6"), .version("99")])
      """)
    let targets = manifest.targets
    #expect(targets.map(\.defaultIsolation) == [.mainActor, .nonisolated, .unstated, .mainActor])
    #expect(targets.map(\.languageMode) == [nil, 5, nil, 5])
    #expect(targets.map(\.isStrictMemorySafe) == [false, true, false, false])
    #expect(targets.map(\.features) == [["ExistentialAny"], ["ExistentialAny"], ["Lifetimes"], []])
    #expect(manifest.languageMode == 6)
    #expect(manifest.doubts.isEmpty)
  }

  @Test func constantsAreFollowed() {
    let manifest = manifest(
      ##"""
      let app = "App", unread = "X"
      var all: [Target] = [.target(name: app)]
      all += [.testTarget(name: "\(app)Tests", dependencies: [.core, .byName(name: .app)])]
      all.append(.target(name: #"R\#(app)"#, path: "a" + "/" + "b"))
      all.append(contentsOf: [.target(name: Names.core, dependencies: [.net])])

      let package = Package(name: """
        The \
        Shop
        """, targets: all + [Target.target(name: ("Last"))])
      package.targets.append(PackageDescription.Target.target(name: `app` + "2"))
      package.targets += [.target(name: .app + "3"), ]
      package.dependencies += [.package(path: "../Net")]
      package.swiftLanguageModes = [.v5]
      all.append(.target(name: "Late"))

      enum Names { static let core = "Core" }
      extension String { static let app = "App" }
      extension Target.Dependency {
        static let core: Self = .target(name: Names.core)
        static var net: Self { .product(name: "Net", package: "net") }
      }
      """##)
    #expect(manifest.name == "The Shop")
    #expect(
      manifest.targets.map(\.name) == [
        "App", "AppTests", "RApp", "Core", "Last", "App2", "App3",
      ])
    #expect(manifest.targets[1].dependencies == [.target("Core"), .byName("App")])
    #expect(manifest.targets[2].path == "a/b")
    #expect(manifest.targets[3].dependencies == [.product("Net", package: "net")])
    #expect(manifest.localPackages == ["../Net"])
    #expect(manifest.languageMode == 5)
    #expect(manifest.areTargetsComplete)
    #expect(manifest.doubts.isEmpty)
  }

  static let lines: [(String, ToolsVersion?)] = [
    ("// swift-tools-version:5.9", ToolsVersion(5, 9)),
    ("\n  //SWIFT-TOOLS-VERSION: 5.7.1 ; comment", ToolsVersion(5, 7, 1)),
    ("// A licence.\r\n// swift-tools-version: 6.0\r\n", ToolsVersion(6, 0)),
    ("// A licence.\n// swift-tools-version: 5.9", nil), ("// swift-tools-version: new", nil),
    ("swift-tools-version: 6.0", nil), ("", nil), ("// swift-tools-version:6", ToolsVersion(6, 0)),
    ("// swift-tools-version: 6.0.0.0", nil), ("// swift-tools-version: ٦", nil),
  ]

  @Test(arguments: lines)
  func toolsVersion(line: String, version: ToolsVersion?) {
    #expect(Manifest(reading: line).toolsVersion == version)
  }

  @Test func theToolsVersionGivesTheLanguageMode() {
    let text = "let package = Package(name: \"A\")"
    #expect(Manifest(reading: "// swift-tools-version: 5.9\n" + text).languageMode == 5)
    #expect(Manifest(reading: "// swift-tools-version: 6.2\n" + text).languageMode == 6)
    #expect(Manifest(reading: text).languageMode == nil)
  }
}

/// Reads a manifest of tools version 6.2.
func manifest(_ text: String) -> Manifest {
  Manifest(reading: "// swift-tools-version: 6.2\n" + text)
}
