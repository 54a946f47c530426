import HasgenProgram
import HasgenReading
import HasgenWorkspace
import Testing

@testable import HasgenProjects

/// The literals of manifests.
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
    #expect(manifest.toolsVersion == ToolsVersion(6, 1))
    #expect(manifest.errors.isEmpty)
    #expect(
      manifest.targets.map(\.kind) == [
        .regular, .executable, .test, .macro, .plugin, .system, .binary,
      ])
    #expect(
      manifest.targets.map(\.name) == [
        "ShopCore", "shop", "ShopTests", "ShopMacros", "ShopPlugin", "CShop", "ShopKit",
      ])
    #expect(manifest.targets[1].path == "App")
    #expect(manifest.targets[1].dependencies == ["ShopCore"])
    #expect(manifest.targets[2].dependencies == ["ShopCore"])
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
          Package.Dependency.package(path: computed()),
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
    #expect(manifest.targets.first?.dependencies == ["A", "B", "C", "D", "E", "F"])
    #expect(manifest.errors.isEmpty)
  }

  /// The settings of a target; `nil` where they are unknown.
  static let settingLists: [(String, ManifestTarget.SwiftSettings?)] = [
    ("[]", ManifestTarget.SwiftSettings()),
    (
      "strict", ManifestTarget.SwiftSettings(features: ["ExistentialAny"])
    ),
    (
      "strict + [.swiftLanguageMode(.v5), .strictMemorySafety(), .defaultIsolation(nil)]",
      ManifestTarget.SwiftSettings(
        defaultIsolation: .nonisolated, features: ["ExistentialAny", "StrictMemorySafety"])
    ),
    (
      "[.defaultIsolation(MainActor.self), .define(\"TRACE\", .when(configuration: .debug))]",
      ManifestTarget.SwiftSettings(defaultIsolation: .mainActor)
    ),
    // A feature under a condition is not always enabled.
    (
      "[.enableExperimentalFeature(\"X\", .when(configuration: .debug)), .interoperabilityMode(.Cxx)]",
      ManifestTarget.SwiftSettings()
    ),
    ("[.unsafeFlags([\"-O\"])]", ManifestTarget.SwiftSettings()),
    ("[.unsafeFlags([\"-Xfrontend\", \"-default-isolation\", \"MainActor\"])]", nil),
    ("[.unsafeFlags([\"-I\\(path)\"])]", nil),
    ("[.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]", nil),
    ("isNew ? [] : [.defaultIsolation(MainActor.self)]", nil),
    ("strict + more", nil), ("[.strict]", nil), ("[.defaultIsolation(isolation)]", nil),
  ]

  @Test(arguments: settingLists)
  func settingsOfATarget(text: String, settings: ManifestTarget.SwiftSettings?) {
    let manifest = manifest(
      """
      let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
      let package = Package(
        name: "Shop", targets: [.target(name: "A", swiftSettings: \(text)), .target(name: "B")],
        swiftLanguageModes: [.v5, .version("6"), .version("99")])
      """)
    #expect(manifest.targets.map(\.settings) == [settings, ManifestTarget.SwiftSettings()])
    #expect(manifest.namesDefaultIsolation == text.contains("efault"))
    #expect(manifest.errors.isEmpty)
  }

  /// Statements that may change all settings, or arguments that hasgen does not know.
  @Test(arguments: [
    "for target in package.targets where target.type != .plugin {\n"
      + "  target.swiftSettings = (target.swiftSettings ?? []) + [.defaultIsolation(MainActor.self)]\n}",
    "for target in package.targets {\n  var settings = target.swiftSettings ?? []\n"
      + "  settings.append(.defaultIsolation(MainActor.self))\n  target.swiftSettings = settings\n}",
    "package.targets.forEach { $0.swiftSettings = [.defaultIsolation(MainActor.self)] }",
    "package.targets.first?.swiftSettings?.append(.defaultIsolation(MainActor.self))",
    "#if compiler(>=6.2)\nfor t in package.targets { t.swiftSettings = main }\n#endif",
    "extension Package { func isolate() { for target in targets { isolate(target) } } }",
  ])
  func settingsOfAllTargetsAreUnknown(statement: String) {
    let manifest = manifest(
      """
      let package = Package(name: "A", targets: [.target(name: "A", dependencies: ["B"])])
      \(statement)
      """)
    #expect(manifest.targets.map(\.name) == ["A"])
    #expect(manifest.targets.map(\.settings) == [nil])
    #expect(manifest.targets.map(\.dependencies) == [["B"]])
    #expect(manifest.errors.isEmpty)
  }

  @Test(arguments: [
    "Package(name: \"A\", defaultSwiftSettings: [], targets: [.target(name: \"A\")])",
    "Package(name: \"A\", targets: [.target(name: \"A\", isolationSettings: .main)])",
  ])
  func unknownSettings(package: String) {
    #expect(manifest("let package = \(package)").targets.map(\.settings) == [nil])
  }

  @Test func namesOfConstantsAreNoChanges() {
    let manifest = manifest(
      """
      let swiftSettings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let others = swiftSettings + [.enableUpcomingFeature("X")]
      let core: Target = .target(name: "Core", swiftSettings: swiftSettings)
      let products: [Product] = [.library(name: "A", targets: ["A"])]
      let targets = [core, Target.target(name: "A", swiftSettings: others)]
      package.dependencies.append(.package(path: "../B"))
      let package = PackageDescription.Package(
        name: "A", products: products, targets: targets + [.testTarget(name: "ATests")])
      """)
    #expect(manifest.targets.map(\.name) == ["Core", "A", "ATests"])
    #expect(manifest.targets.map(\.settings?.defaultIsolation) == [.mainActor, .mainActor, nil])
    #expect(manifest.targets.map(\.settings?.features) == [[], ["X"], []])
    #expect(manifest.errors.isEmpty)
  }

  @Test func dependenciesMayBeUnknown() {
    let manifest = manifest(
      """
      let shared: [Target.Dependency] = ["A", .product(name: "B", package: "b")]
      let package = Package(name: "P", targets: [
        .target(name: "A", dependencies: shared), .target(name: "B", dependencies: shared + ["C"]),
        .target(name: "C", dependencies: [.core]), .target(name: "D", dependencies: ["A"] + more),
        .target(name: "E", dependencies: ["\\(name)"]),
      ])
      """)
    #expect(
      manifest.targets.map(\.dependencies) == [["A", "B"], ["A", "B", "C"], nil, nil, nil])
    #expect(manifest.errors.isEmpty)
  }

  /// What makes targets unknown, with the place of the error.
  static let faults: [(String, String)] = [
    ("Package(name: \"A\", targets: [feature(\"A\")])", "2:44 this target is computed"),
    (
      "Package(name: \"A\", targets: [.target(name: \"A\")] + more)", "2:66 this target is computed"
    ),
    ("Package(name: \"A\", targets: all.map { $0 })", "2:43 this target is computed"),
    ("Package(name: \"A\", targets: [.feature(name: \"A\")])", "2:44 this target is computed"),
    ("Package(name: \"A\", targets: [.target(name: .a)])", "2:44 this target is computed"),
    (
      "Package(name: \"A\", targets: [.target(name: \"A\", path: root + \"/A\")])",
      "2:69 the 'path' of target 'A' is computed"
    ),
    (
      "Package(name: \"A\", targets: [.target(name: \"A\", exclude: [\"a\"] + more)])",
      "2:72 the 'exclude' of target 'A' is computed"
    ),
    (
      "make()\nlet other = Package(name: \"B\").self",
      "3:13 this package is not a constant of the file"
    ),
    (
      "Package(name: \"A\")\npackage.targets.append(.target(name: \"B\"))",
      "3:9 'targets' changes here"
    ),
    ("Package(name: \"A\")\nif isNew { package.targets += [b] }", "3:20 'targets' changes here"),
    (
      "Package(name: \"A\")\nfor target in package.targets { target.path = \"x\" }",
      "3:40 'path' of a target may change here"
    ),
    (
      "Package(name: \"A\", targets: [.target(name: \"A\")])\n"
        + "extension Target { static func target(name: String) -> Target { .testTarget(name: name) } }",
      "2:44 this target is computed"
    ),
    ("Package(name: \"A\", targets: [.target(name: \"A\")]", "2:22 '(' is never closed"),
    ("Package(name: \"A", "2:29 unterminated string literal"),
  ]

  @Test(arguments: faults)
  func computedTargets(package: String, error: String) {
    let errors = manifest("let package = \(package)").errors
    #expect(
      errors.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.message)" } == [
        error
      ])
  }

  @Test func aPackageUnderAConditionIsAnError() {
    let manifest = manifest("#if X\nlet package = Package(name: \"A\")\n#endif")
    #expect(manifest.errors.map(\.message) == ["this package is not a constant of the file"])
  }

  static let lines: [(String, ToolsVersion?)] = [
    ("// swift-tools-version:5.9", ToolsVersion(5, 9)),
    ("\n  //SWIFT-TOOLS-VERSION: 5.7.1 ; comment", ToolsVersion(5, 7, patch: 1)),
    ("// A licence.\r\n// swift-tools-version: 6.0\r\n", ToolsVersion(6, 0)),
    ("// swift-tools-version: new", nil),
    ("swift-tools-version: 6.0", nil), ("", nil), ("// swift-tools-version:6", ToolsVersion(6, 0)),
    ("// swift-tools-version: 6.0.0.0", nil), ("// swift-tools-version: ٦", nil),
  ]

  @Test(arguments: lines)
  func toolsVersion(line: String, version: ToolsVersion?) {
    #expect(Manifest(reading: line).toolsVersion == version)
  }

  // MARK: Any text

  static let whole = """
    // swift-tools-version: 6.2
    import PackageDescription
    let strict: [SwiftSetting] = [.enableUpcomingFeature("A"), .defaultIsolation(MainActor.self)]
    extension Target.Dependency { static let core: Self = .target(name: "Core") }
    #if os(Linux)
    let more = [#"a\\#(1)"#, \"\"\"
      b
      \"\"\"]
    #endif
    for target in package.targets { target.swiftSettings?.append(.define("X")) }
    let package = Package(
      name: "Shop", dependencies: [.package(path: "../Net")],
      targets: [
        .target(name: "Core", swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        .target(name: "\\(app)Kit", dependencies: [.core, "Net"], path: "x", exclude: ["y"]),
      ] + [.testTarget(name: flag ? "Tests" : b[0]!)])
    """

  /// The package comes last, so that each beginning of the text lacks its end.
  @Test func aBeginningIsNeverTheWhole() {
    let bytes = Array(Self.whole.utf8)
    for end in bytes.indices {
      let manifest = bytes[..<end].withUnsafeBufferPointer { Manifest(reading: $0) }
      #expect(!manifest.errors.isEmpty)
    }
  }

  static let hostile: [String] = [
    "", "\n\n", "}", ")", "let", "let a", "let a =", "a.", "#if a", "func", "let package = Package",
    "let package = Package(targets: " + String(repeating: "[", count: 20_000),
    "let a = " + String(repeating: "f(", count: 200) + String(repeating: ")", count: 200),
    "let a = " + String(repeating: "\"\\(", count: 20_000),
    "let a = b" + String(repeating: ".b", count: 100_000),
    "let a = [" + String(repeating: "a ? b, ", count: 50_000) + "]",
    "let a = [" + String(repeating: "a + ", count: 50_000) + "a]",
    "let a0 = [\"x\"]\n"
      + (1...2000).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined()
      + "let package = Package(name: \"A\", targets: a2000)",
  ]

  @Test(arguments: hostile)
  func hostileTexts(text: String) {
    #expect(Manifest(reading: text).targets.isEmpty)
  }

  @Test func bytesThatAreNoText() {
    let package = Array("let package = Package(name: \"A\", targets: [.target(name: \"A\")])".utf8)
    for bytes in [[0xFF, 0xFE] + package, package + [0], [0x80] + package, package + [0xC3]] {
      let manifest = bytes.withUnsafeBufferPointer { Manifest(reading: $0) }
      #expect(manifest.targets.isEmpty)
      #expect(!manifest.errors.isEmpty)
    }
  }
}

/// Reads a manifest of tools version 6.2.
func manifest(_ text: String) -> Manifest {
  Manifest(reading: "// swift-tools-version: 6.2\n" + text)
}

extension Manifest {
  /// Reads the text of a manifest.
  init(reading text: String) {
    var text = text
    self = text.withUTF8 { Manifest(reading: $0) }
  }
}
