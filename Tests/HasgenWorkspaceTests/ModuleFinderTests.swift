import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading
import TestFolders
import Testing

@testable import HasgenWorkspace

/// The modules that the build sees, by manifests, Xcode projects and the configuration.
@Suite struct ModuleFinderTests: FindingModules {
  // MARK: Packages

  @Test func targetsShareAFolder() throws {
    let files = [
      "Package.swift": manifest(
        """
        .target(name: "Core", path: "Src", exclude: ["App.swift", "Old"]),
        .target(name: "App", path: "Src", exclude: ["Core.swift"], sources: ["App.swift", "Old"])
        """),
      "Src/App.swift": "", "Src/Core.swift": "", "Src/Old/Old.swift": "",
    ]
    #expect(
      try modules(files) == ["App: Src/App.swift Src/Old/Old.swift", "Core: Src/Core.swift"])
  }

  @Test func targetsAreReadFromTheManifest() throws {
    let files = [
      "Package.swift": manifest(
        #"""
        .target(name: "My-Core", path: "Core", exclude: ["Old", "Notes.swift"]),
        .executableTarget(name: "App", dependencies: ["My-Core"], path: "Sources"),
        .target(name: "Part", path: "Parts", sources: ["In", "A.swift"]),
        .testTarget(name: "AppTests", dependencies: ["App"])
        """#),
      "Core/A.swift": "", "Core/Old/B.swift": "", "Core/Notes.swift": "", "Sources/DI/A.swift": "",
      "Sources/Sub/B.swift": "", "Parts/A.swift": "", "Parts/B.swift": "", "Parts/In/C.swift": "",
      "Tests/AppTests/T.swift": "", "Scripts/S.swift": "", "Elsewhere/E.swift": "",
    ]
    let want = [
      "App: Sources/DI/A.swift Sources/Sub/B.swift", "My_Core: Core/A.swift",
      "Part: Parts/A.swift Parts/In/C.swift",
    ]
    for paths in [
      [], ["."], ["Sources"], ["Core/A.swift"], ["Package.swift"], ["Tests/AppTests/T.swift"],
      ["Scripts/S.swift", "Elsewhere"],
    ] {
      #expect(try modules(files, paths) == want)
    }
  }

  @Test func aTargetMayHaveThePackagesOwnFolder() throws {
    let files = [
      "Package.swift": manifest(#".target(name: "App", path: ".")"#),
      "A.swift": "", "In/B.swift": "",
    ]
    #expect(try modules(files) == ["App: A.swift In/B.swift"])
  }

  @Test func aFolderThatIsNoTargetsIsNotRead() throws {
    let files = [
      "Package.swift": manifest(#".target(name: "App")"#), "Sources/App/A.swift": "",
      "Sources/Old/B.swift": "",
    ]
    #expect(try modules(files) == ["App: Sources/App/A.swift"])
  }

  @Test func computedTargetsAreAnErrorUntilSourcesNameThem() throws {
    var files = [
      "Package.swift": manifest(
        #".target(name: "Core", path: "Core", exclude: ["Old"]), feature("App")"#,
        dependencies: #".package(path: "Kit")"#),
      "Core/A.swift": "", "Core/Old/B.swift": "", "Sources/App/B.swift": "",
      "Kit/Package.swift": manifest(#".target(name: "Kit", path: folder)"#),
      "Kit/Sources/Kit/K.swift": "",
    ]
    let incomplete = try found(files)
    #expect(incomplete.modules.map(\.name) == ["Core"])
    #expect(
      incomplete.unreadable.map { "\($0.location?.path ?? ""): \($0.message)" } == [
        "Package.swift: this target is computed",
        "Kit/Package.swift: the 'path' of target 'Kit' is computed",
      ])
    files[".hasgen.json"] = #"{"sources": ["Core", "Sources/App"], "exclude": ["Kit"]}"#
    let whole = try found(files)
    #expect(whole.modules.map(\.files) == [["Sources/App/B.swift"], ["Core/A.swift"]])
    #expect(whole.unreadable.isEmpty)
  }

  @Test func settingsComeFromTheManifest() throws {
    let files = [
      "Package.swift": manifest(
        #"""
        .target(name: "Core"),
        .target(
          name: "App", dependencies: ["Core", .product(name: "Log", package: "log")],
          swiftSettings: [
            .defaultIsolation(MainActor.self), .swiftLanguageMode(.v5),
            .enableUpcomingFeature("InferIsolatedConformances"),
          ]),
        .testTarget(name: "AppTests", swiftSettings: [.defaultIsolation(MainActor.self)])
        """#),
      "Sources/App/A.swift": "", "Sources/Core/B.swift": "",
    ]
    let found = try found(files)
    let app = ModuleSettings(
      defaultIsolation: .mainActor, features: ["InferIsolatedConformances"],
      importable: ["Core", "Log"])
    #expect(
      found.modules.map(\.settings) == [app, ModuleSettings(importable: [])])
    #expect(found.tests.values.map(\.defaultIsolation) == [.mainActor])
  }

  @Test func packagesByPathAndBelowFoldersBelongToTheProject() throws {
    let files = [
      "App/Package.swift": manifest(
        #".target(name: "App", dependencies: ["Core"])"#,
        dependencies: #".package(path: "../Core"), .package(path: "../Gone")"#),
      "App/Sources/App/A.swift": "import Core", "App/Sources/App/Kit/Sources/Kit/K.swift": "",
      "App/Sources/App/Kit/Package.swift": manifest(#".target(name: "Kit")"#),
      "App/Sources/App/Model/Package.swift": "struct Package {}",
      "Core/Package.swift": manifest(#".target(name: "Core"), .target(name: "Other")"#),
      "Core/Sources/Core/C.swift": "", "Core/Sources/Other/O.swift": "",
      "Beside/Package.swift": manifest(#".target(name: "Beside")"#),
      "Beside/Sources/Beside/B.swift": "",
    ]
    let found = try found(files, from: "App")
    #expect(found.modules.map(\.name) == ["App", "Core", "Kit", "Other"])
    #expect(found.modules.map(\.isDependency) == [false, true, false, true])
    #expect(found.modules[0].files == ["Sources/App/A.swift", "Sources/App/Model/Package.swift"])
    #expect(found.modules[1].files == ["../Core/Sources/Core/C.swift"])
    // Of what belongs to another one, that one is read.
    #expect(
      try modules(files, ["../Beside"], from: "App") == ["Beside: ../Beside/Sources/Beside/B.swift"]
    )
  }

  @Test func aPackageWithAConfigurationOfItsOwnIsReadOnly() throws {
    let files = [
      "Package.swift": manifest(
        #".target(name: "App", dependencies: ["Core"])"#, dependencies: #".package(path: "Core")"#),
      "Sources/App/A.swift": "import Core",
      "Core/Package.swift": manifest(#".target(name: "Core")"#),
      "Core/.hasgen.json": "{}", "Core/Sources/Core/C.swift": "",
    ]
    #expect(try found(files).modules.map(\.settings.isReadOnly) == [false, true])
    #expect(try found(files, ["Core/Sources"]).modules.map(\.settings.isReadOnly) == [false])
  }

  // MARK: The configuration

  @Test func sourcesMayNameModules() throws {
    let files = [
      ".hasgen.json": #"""
      {"sources": [
        {"path": "App", "module": "Shop", "defaultIsolation": "MainActor"},
        {"path": "Shared", "module": "Shop"}, "Packages/*", "Kit/Sources"
      ]}
      """#,
      "App/A.swift": "", "Shared/B.swift": "", "Kit/Sources/K.swift": "", "Loose/L.swift": "",
      "Packages/Core/Package.swift": manifest(#".target(name: "Core")"#),
      "Packages/Core/Sources/Core/C.swift": "",
      "Packages/Plain/P.swift": "", "Packages/.hidden/H.swift": "", "Packages/readme.md": "",
    ]
    let want = [
      "Core: Packages/Core/Sources/Core/C.swift", "Kit: Kit/Sources/K.swift",
      "Plain: Packages/Plain/P.swift", "Shop: App/A.swift Shared/B.swift",
    ]
    for paths in [[], ["App/A.swift"], ["Packages/Core/Sources/Core/C.swift"], ["Kit/Sources"]] {
      #expect(try modules(files, paths) == want)
    }
    #expect(try found(files).modules.last?.settings.defaultIsolation == .mainActor)
    #expect(try modules(files, ["Loose"]) == ["Loose: Loose/L.swift"])
    #expect(try found(files, ["Loose"]).isWhole == false)
    #expect(try found(files, ["Loose/L.swift"]).isWhole == false)
    #expect(try found(files, ["App/A.swift"]).isWhole)
  }

  @Test func theConfigurationWinsOverAManifest() throws {
    let files = [
      ".hasgen.json": #"""
      {"sources": ["Sources/App", {"path": "Sources/Core", "module": "Kernel"}]}
      """#,
      "Package.swift": manifest(
        #"""
        .target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Core", exclude: ["Old.swift"]), .target(name: "Third")
        """#),
      "Sources/App/A.swift": "", "Sources/Core/C.swift": "", "Sources/Core/Old.swift": "",
      "Sources/Third/T.swift": "",
    ]
    let found = try found(files)
    #expect(found.modules.map(\.name) == ["App", "Kernel"])
    #expect(found.modules.map(\.files) == [["Sources/App/A.swift"], ["Sources/Core/C.swift"]])
    #expect(found.modules[0].settings.defaultIsolation == .mainActor)
  }

  @Test(arguments: [
    (#"["Gone"]"#, "there is no file or folder 'Gone'"),
    (#"["App/*/x"]"#, "no folder fits 'App/*/x'"),
    (#"["App/A.swift"]"#, "'App/A.swift' is a file, so it needs a 'module'"),
  ])
  func whatIsNotThereIsAnErrorAtItsPlace(sources: String, message: String) throws {
    let files = [".hasgen.json": #"{"sources": \#(sources)}"#, "App/A.swift": ""]
    let error = #expect(throws: WorkspaceError.self) { try modules(files) }
    #expect(error?.diagnostics.map(\.message) == [message])
    #expect(error?.diagnostics.first?.location?.path == ".hasgen.json")
  }

  @Test func sourcesMayGiveAFileOrFolderToTwoModules() throws {
    var files = [
      ".hasgen.json": #"""
      {"sources": ["App", "Widget",
        {"path": "App/Shared", "module": "App"}, {"path": "App/Shared", "module": "Widget"}]}
      """#,
      "App/A.swift": "", "App/Shared/S.swift": "", "Widget/W.swift": "",
    ]
    let want = [
      "App: App/A.swift App/Shared/S.swift", "Widget: App/Shared/S.swift Widget/W.swift",
    ]
    #expect(try modules(files) == want)
    files[".hasgen.json"] = #"""
      {"sources": ["App", "Widget", {"path": "App/Shared/S.swift", "module": "Widget"}]}
      """#
    #expect(try modules(files) == want)
  }

  @Test func withoutASwiftFileItSaysWhereItLooked() throws {
    let files = ["Package.swift": manifest(#".target(name: "App")"#), "Sources/App/a.c": ""]
    let error = #expect(throws: WorkspaceError.self) { try modules(files) }
    #expect(error?.diagnostics.map(\.message) == ["there is no Swift file in 'Sources/App'"])
  }

  @Test func aFolderOfSourcesHasTheNameOfTheFolderAround() throws {
    let files = [
      ".hasgen.json": #"{"sources": ["Apps/*/Sources", "src"]}"#,
      "Apps/Shop/Sources/A.swift": "", "Apps/Kit/Sources/K.swift": "", "src/S.swift": "",
    ]
    #expect(
      try modules(files) == [
        "Kit: Apps/Kit/Sources/K.swift", "Shop: Apps/Shop/Sources/A.swift", "src: src/S.swift",
      ])
  }
}
