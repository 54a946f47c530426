import HasgenProjects
import HasgenWorkspace
import Testing

/// Which manifest is read, and where its targets' files are.
@Suite struct ManifestFolderTests {
  static let choices: [([String], String)] = [
    (["Package.swift"], "Package.swift"),
    (["Package.swift", "Package@swift-5.9.swift"], "Package@swift-5.9.swift"),
    (
      ["Package.swift", "Package@swift-5.9.swift", "Package@swift-5.10.swift"],
      "Package@swift-5.10.swift"
    ),
    (["Package.swift", "Package@swift-7.swift"], "Package.swift"),
    (
      ["Package.swift", "Package@swift-6.2.swift", "Package@swift-6.swift"],
      "Package@swift-6.swift"
    ),
    (
      ["Package.swift", "Package@swift-6.4.swift", "Package@swift-6.swift"],
      "Package@swift-6.4.swift"
    ),
    (["Package.swift", "Package@swift-4.swift"], "Package.swift"),
    (["Package.swift", "Package@swift-next.swift", "Package@swift-.swift"], "Package.swift"),
  ]

  @Test(arguments: choices)
  func choice(names: [String], chosen: String) {
    let name = ManifestName.choice(among: names) { name in
      "// swift-tools-version:\(name == "Package.swift" ? "5.5" : name.dropFirst(14).dropLast(6))"
    }
    #expect(name == chosen)
  }

  /// The version in the text counts, not that in the name.
  @Test(arguments: [
    ("6.1", "6.0", "6.0", false), ("6.1", "5.9", "6.0", false), ("6", "6.0", "6.0", true),
    ("6.4", "6.0", "6.4", true), ("5.9", "6.0", "5.9", true),
  ])
  func version(name: String, special: String, usual: String, isSpecial: Bool) {
    let file = "Package@swift-\(name).swift"
    let chosen = ManifestName.choice(among: ["Package.swift", file]) {
      "// swift-tools-version: \($0 == file ? special : usual)"
    }
    #expect(chosen == (isSpecial ? file : "Package.swift"))
  }

  @Test func manifestNames() {
    #expect(ManifestName.isManifest("Package@swift-5.9.swift"))
    #expect(!ManifestName.isManifest("Package@swift-x.swift"))
  }

  static let cases: [(String, [String], String?)] = [
    (".target(name: \"A\")", ["Sources", "Sources/A"], "Sources/A"),
    (".target(name: \"A\")", ["Source", "Source/A"], "Source/A"),
    (".target(name: \"A\")", ["src", "srcs", "srcs/A"], "src"),
    (".target(name: \"A\")", ["Sources"], "Sources"),
    (".target(name: \"A\"), .testTarget(name: \"B\")", ["Sources"], "Sources"),
    (".target(name: \"A\"), .target(name: \"B\")", ["Sources"], nil),
    (".target(name: \"A\"), make()", ["Sources"], nil), (".target(name: \"A\")", [], nil),
    (".target(name: \"A\", path: \"\")", [], "."),
    (".target(name: \"A\", path: \"./x/\")", ["x"], "x"),
    (".target(name: \"A\", path: \"../x\")", ["../x"], nil),
    (".target(name: \"A\", path: \"/x\")", ["/x"], nil),
    (".target(name: \"A\", path: \"x\")", [], nil),

    (".testTarget(name: \"A\")", ["Tests", "Tests/A"], "Tests/A"),
    (".testTarget(name: \"A\")", ["Sources", "Sources/A"], "Sources/A"),
    (".plugin(name: \"A\", capability: .buildTool())", ["Plugins", "Plugins/A"], "Plugins/A"),
    (".binaryTarget(name: \"A\", path: \"A.zip\")", ["A.zip"], nil),
  ]

  @Test(arguments: cases)
  func folder(targets: String, folders: [String], folder: String?) throws {
    let manifest = manifest("let package = Package(name: \"P\", targets: [\(targets)])")
    let target = try #require(manifest.targets.first)
    #expect(manifest.folder(of: target, isFolder: folders.contains) == folder)
  }

  @Test func onlyNewToolsLetATargetFillSources() throws {
    let text = "let package = Package(name: \"P\", targets: [.target(name: \"A\")])"
    let manifest = Manifest(reading: "// swift-tools-version:5.8\n" + text)
    #expect(manifest.folder(of: try #require(manifest.targets.first)) { $0 == "Sources" } == nil)
  }

  /// As `swift package describe` gives them.
  @Test(arguments: [
    ("My-App", "My_App"), ("a.b c", "a_b_c"), ("1Foo", "_Foo"), ("_u", "_u"), ("Été", "Été"),
    ("日本", "日本"), ("é1", "é1"), ("٣three", "_three"), ("e\u{301}x", "e_x"), ("👍ok", "_ok"),
    ("$d", "_d"), ("a--b", "a__b"),
  ])
  func moduleName(target: String, module: String) {
    #expect(ModuleName.identifier(target) == module)
  }
}
