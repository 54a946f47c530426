import HasWorkspace
import Projects
import SwiftLexing
import SwiftOutline
import Testing

/// What a manifest computes is left out, and said.
@Suite struct ManifestDoubtTests {
  private func doubts(_ manifest: Manifest) -> [String] {
    manifest.doubts.map { "\($0.position.line):\($0.position.column) \($0.message)" }
  }

  @Test func aComputedName() {
    let manifest = manifest(
      """
      let package = Package(name: "A", targets: [
        .target(name: isApp ? "App" : "Kit"), .target(name: "Known"), make("B"),
      ])
      """)
    #expect(manifest.targets.map(\.name) == ["Known"])
    #expect(!manifest.areTargetsComplete)
    #expect(
      doubts(manifest) == [
        "3:3 the name of a target is computed, so it is left out",
        "3:65 targets are computed here, so some may be missing",
      ])
  }

  @Test func computedFacts() {
    let manifest = manifest(
      """
      let package = Package(
        name: "A", dependencies: [.package(path: root + "/B"), .package(path: "C")],
        targets: [
          .target(
            name: "A", dependencies: ["B", dependency("C")] + shared, path: isNew ? "x" : "y",
            exclude: ["a", b], sources: files)
        ])
      """)
    #expect(manifest.areTargetsComplete)
    #expect(manifest.localPackages == ["C"])
    #expect(!manifest.areLocalPackagesComplete)
    #expect(manifest.targets.first?.dependencies == [.byName("B")])
    #expect(manifest.targets.first?.exclude == ["a"])
    #expect(manifest.targets.first?.doubtful == [.dependencies, .path, .exclude, .sources])
    #expect(
      doubts(manifest) == [
        "3:44 the path of a package that this one depends on is computed",
        "6:38 a dependency of target 'A' is computed",
        "6:57 a dependency of target 'A' is computed",
        "6:71 the path of target 'A' is computed",
        "7:22 an excluded path of target 'A' is computed",
        "7:35 one of the sources of target 'A' is computed",
      ])
  }

  @Test func settingsUnderConditions() {
    let manifest = manifest(
      """
      let package = Package(name: "A", targets: [
        .target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]),
        .target(name: "B", swiftSettings: [.enableUpcomingFeature("X", .when(configuration: .debug))]),
        .target(name: "C", swiftSettings: isNew ? [] : [.defaultIsolation(MainActor.self)]),
      ])
      """)
    #expect(manifest.targets.map(\.defaultIsolation) == [.unknown, .unstated, .unknown])
    #expect(manifest.targets.map(\.features) == [[], [], []])
    #expect(manifest.targets[1].doubtful == [.features])
    #expect(
      doubts(manifest) == [
        "3:38 the default isolation of target 'A' depends on a condition",
        "4:38 a feature of target 'B' depends on a condition",
        "5:37 a Swift setting of target 'C' is computed, so its default isolation is unknown",
      ])
  }

  @Test func aLoopOverTargets() {
    let manifest = manifest(
      """
      let package = Package(name: "A", targets: [.target(name: "A", dependencies: ["B"])])
      for target in package.targets where target.type != .plugin {
        var settings = target.swiftSettings ?? []
        settings.append(.defaultIsolation(MainActor.self))
        target.swiftSettings = settings
      }
      """)
    #expect(manifest.areTargetsComplete)
    #expect(manifest.targets.first?.defaultIsolation == .unknown)
    #expect(manifest.targets.first?.dependencies == [.byName("B")])
    #expect(
      manifest.targets.first?.doubtful
        == [.isolation, .features, .languageMode, .strictMemorySafety])
    #expect(
      doubts(manifest) == [
        "6:3 'swiftSettings' is changed here, so the default isolation of every target is unknown"
      ])
  }

  @Test(arguments: [
    "if isNew { package.targets.append(.target(name: \"B\")) }",
    "#if os(macOS)\npackage.targets += [.target(name: \"B\")]\n#endif",
    "let other = package\nother.targets.append(.target(name: \"B\"))",
    "func add() { package.targets.insert(.target(name: \"B\"), at: 0) }",
    "extension Package { func add() { targets.append(.target(name: \"B\")) } }",
    "package.targets.append(contentsOf: names.map { .target(name: $0) })",
    "add(&package.targets)", "package.targets[0] = .target(name: \"B\")",
    "package[keyPath: \\Package.targets].append(.target(name: \"B\"))",
    "package.targets.first { $0.name == \"A\" }!.name = \"B\"",
    "package.targets = package.targets.filter { $0.name != \"A\" }",
    "package.targets.removeAll()", "let second = Package(name: \"B\")", "let s = \"open",
  ])
  func targetsThatMayBeMissing(statement: String) {
    let manifest = manifest(
      """
      let package = Package(name: "A", targets: [.target(name: "A")])
      \(statement)
      """)
    #expect(!manifest.areTargetsComplete)
    #expect(!manifest.doubts.isEmpty || manifest.fault != nil)
  }

  @Test(arguments: [
    "if isNew { list = [] }", "list.removeAll()", "func change() { list = [\"B\"] }",
    "change(&list)",
    "list[0] = \"B\"", "let change = { list = [\"B\"] }", "(list, other) = (other, list)",
    "extension Array { mutating func empty() { self = [] } }\nlist.empty()",
    "func + (a: [Target], b: [Target]) -> [Target] { a }",
  ])
  func variablesThatMayChange(statement: String) {
    let manifest = manifest(
      """
      var list: [Target.Dependency] = ["A"]
      \(statement)
      let package = Package(name: "A", targets: [.target(name: "A", dependencies: list + [])])
      """)
    #expect(manifest.targets.map(\.name) == ["A"])
    #expect(manifest.targets.first?.dependencies == [])
    #expect(manifest.targets.first?.doubtful == [.dependencies])
  }

  @Test func aListThatIsAddedToKeepsWhatIsKnown() {
    let manifest = manifest(
      """
      var list: [Target.Dependency] = ["A"]
      if isNew { list.append("B") } else { list += ["C"] }
      let package = Package(name: "A", targets: [.target(name: "A", dependencies: list)])
      """)
    #expect(manifest.targets.first?.dependencies == [.byName("A")])
    #expect(manifest.targets.first?.doubtful == [.dependencies])
  }

  @Test func helpersDoNotDisturb() {
    let manifest = manifest(
      """
      struct Module { var path: String; var name: String; init() { path = ""; self.name = "" } }
      func settings() -> [SwiftSetting] {
        var swiftSettings: [SwiftSetting] = []
        swiftSettings.append(.define("X"))
        return swiftSettings
      }
      if let path = Context.environment["A"], path == "b" { print(path) }
      let package = Package(name: "A", targets: [.target(name: "A")])
      """)
    #expect(manifest.targets.map(\.name) == ["A"])
    #expect(manifest.areTargetsComplete)
    #expect(manifest.doubts.isEmpty)
  }

  @Test func functionsOfTheManifestsOwnAreNotTakenForTheKnownOnes() {
    let manifest = manifest(
      """
      extension Target {
        static func target(name: String, isNew: Bool = true) -> Target { .testTarget(name: name) }
      }
      let package = Package(name: "A", targets: [.target(name: "A"), .testTarget(name: "ATests")])
      """)
    #expect(manifest.targets.map(\.name) == ["ATests"])
    #expect(!manifest.areTargetsComplete)
  }
}
