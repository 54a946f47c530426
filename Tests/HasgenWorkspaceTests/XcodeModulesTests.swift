import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading
import TestFolders
import Testing

@testable import HasgenWorkspace

/// The modules of Xcode projects and workspaces, and of packages beside them.
@Suite struct XcodeModulesTests: FindingModules {
  private let xcode = [
    ".git/HEAD": "",
    "App.xcodeproj/project.pbxproj": ProjectText.xcodeProject(
      [
        .init("App", exceptions: ["App": ["FeatureTests/T.swift"]]), .init("Widget"),
        .init("AppTests", .tests, exceptions: ["App": ["FeatureTests/T.swift"]]),
        .init("AppUITests", .tests),
      ], packages: ["Packages/Core"]),
    "App/A.swift": "", "App/In/B.swift": "", "App/FeatureTests/T.swift": "",
    "AppTests/T.swift": "", "AppUITests/U.swift": "", "Widget/W.swift": "",
    "Pods/Lib/L.swift": "",
    "Packages/Core/Package.swift": ProjectText.manifest(
      of: ["Sources/Core/C.swift": "", "Tests/CoreTests/T.swift": ""]),
    "Packages/Core/Sources/Core/C.swift": "", "Packages/Core/Tests/CoreTests/T.swift": "",
    "Project.swift": "import ProjectDescription", ".hidden/H.swift": "",
  ]

  @Test func targetsAreReadFromTheXcodeProject() throws {
    let want = [
      "App: App/A.swift App/In/B.swift", "Core: Packages/Core/Sources/Core/C.swift",
      "Widget: Widget/W.swift",
    ]
    for paths in [[], ["."], ["App/A.swift"], ["AppTests/T.swift"], ["Widget", "App"]] {
      #expect(try modules(xcode, paths) == want)
    }
    #expect(
      try modules(xcode, from: "App") == [
        "App: A.swift In/B.swift", "Core: ../Packages/Core/Sources/Core/C.swift",
        "Widget: ../Widget/W.swift",
      ])
  }

  @Test func aTargetMayListFilesBesideTheProject() throws {
    let files = [
      "My App.xcodeproj/project.pbxproj": ProjectText.xcodeProject([
        .init("My App", files: ["A.swift", "In/B.swift"]), .init("MyAppTests", .tests),
      ]),
      "A.swift": "", "In/B.swift": "", "MyAppTests/T.swift": "", "Pods/P.swift": "",
    ]
    #expect(try modules(files) == ["My_App: A.swift In/B.swift"])
  }

  @Test func anXcodeProjectAroundIsLookedForInARepositoryOnly() throws {
    let files = [
      "Other.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("Mine"), .init("Other")]),
      "Mine/A.swift": "", "Other/B.swift": "",
    ]
    #expect(try modules(files, ["."], from: "Mine") == ["Mine: A.swift"])
  }

  @Test func aPackageBesideAnXcodeProject() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("App")]),
      "App/A.swift": "", "Package.swift": manifest(#".target(name: "Core")"#),
      "Sources/Core/C.swift": "", "Tests/CoreTests/T.swift": "",
    ]
    #expect(try modules(files) == ["App: App/A.swift", "Core: Sources/Core/C.swift"])
  }

  @Test func projectsAndPackagesOfAWorkspace() throws {
    let files = [
      "App.xcworkspace/contents.xcworkspacedata": ProjectText.xcodeWorkspace(
        "App.xcodeproj", "Tools/Tools.xcodeproj", "Kit"),
      "App.xcodeproj/project.pbxproj": ProjectText.xcodeProject(
        [.init("App"), .init("Models", .framework)], packages: ["Kit"]),
      "App/A.swift": "", "App/Models/Package.swift": "struct Package {}",
      "Kit/Package.swift": manifest(#".target(name: "Core"), .target(name: "UI")"#),
      "Kit/Sources/Core/C.swift": "", "Kit/Sources/UI/U.swift": "",
      "Models/Package.swift": "struct Package {}",
      "Tools/Tools.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("Lint")]),
      "Tools/Lint/L.swift": "",
    ]
    let want = [
      "App: App/A.swift App/Models/Package.swift", "Core: Kit/Sources/Core/C.swift",
      "Lint: Tools/Lint/L.swift", "Models: Models/Package.swift", "UI: Kit/Sources/UI/U.swift",
    ]
    for paths in [[], ["."], ["App"], ["App/Models/Package.swift"]] {
      #expect(try modules(files, paths) == want)
    }
    #expect(
      try modules(files.merging([".hasgen.json": #"{"exclude": ["Kit", "Tools"]}"#]) { $1 })
        == ["App: App/A.swift App/Models/Package.swift", "Models: Models/Package.swift"])
  }

  @Test func packagesOfAnXcodeProjectBelongToIt() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": ProjectText.xcodeProject(
        [.init("App")], packages: ["UI", "Core"]),
      "App/A.swift": "", "Core/Package.swift": manifest(#".target(name: "Core")"#),
      "Core/Sources/Core/C.swift": "",
      "UI/Package.swift": manifest(
        #".target(name: "UI")"#,
        dependencies: #".package(path: "../Core"), .package(path: "../Tools")"#),
      "UI/Sources/UI/U.swift": "", "Tools/Package.swift": manifest(#".target(name: "Tools")"#),
      "Tools/Sources/Tools/T.swift": "",
    ]
    let modules = try found(files).modules
    #expect(modules.map(\.name) == ["App", "Core", "Tools", "UI"])
    #expect(modules.map(\.isDependency) == [false, false, true, false])
  }

  @Test func theConfigurationChoosesAmongProjects() throws {
    var files = [
      "A.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("A")]), "A/A.swift": "",
      "B.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("B")]), "B/B.swift": "",
      "C/C.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("C")]), "C/C/C.swift": "",
    ]
    let error = try found(files).unreadable
    #expect(error.map(\.message) == ["there are several projects: 'A.xcodeproj' and 'B.xcodeproj'"])
    #expect(
      error.first?.notes.map(\.message) == [
        #"name those to read in .hasgen.json: '"project": ["A.xcodeproj", "B.xcodeproj"]'"#
      ])
    files[".hasgen.json"] = #"{"project": ["C/C.xcodeproj", "B.xcodeproj"]}"#
    #expect(try modules(files) == ["B: B/B.swift", "C: C/C/C.swift"])
    files["W.xcworkspace/contents.xcworkspacedata"] = ProjectText.xcodeWorkspace("A.xcodeproj")
    #expect(try modules(files) == ["B: B/B.swift", "C: C/C/C.swift"])
    files[".hasgen.json"] = nil
    #expect(try modules(files) == ["A: A/A.swift"])
    files["V.xcworkspace/contents.xcworkspacedata"] = ProjectText.xcodeWorkspace("B.xcodeproj")
    #expect(
      try found(files).unreadable.map(\.message) == [
        "there are several projects: 'V.xcworkspace' and 'W.xcworkspace'"
      ])
    files[".hasgen.json"] = #"{"project": "D.xcodeproj"}"#
    #expect(try found(files).unreadable.map(\.message) == ["there is no project 'D.xcodeproj'"])
    #expect(try found(files).unreadable.first?.location?.column == 13)
  }

  @Test(arguments: ["Package.swift", "A.swift"])
  func theConfigurationNamesAProjectElsewhere(_ name: String) throws {
    let files = [
      ".hasgen.json": #"{"project": "In/App.xcodeproj"}"#,
      name: manifest(#".target(name: "Core")"#), "Sources/Core/C.swift": "",
      "In/App.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("App")]),
      "In/App/A.swift": "",
    ]
    let want = name == "Package.swift" ? ["App", "Core"] : ["App"]
    #expect(try found(files).modules.map(\.name) == want)
  }

  @Test func aProjectIsReadOnce() throws {
    let files = [
      ".hasgen.json": #"{"project": ["A.xcodeproj", "W.xcworkspace", "A.xcodeproj"]}"#,
      "A.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("A")]), "A/A.swift": "",
      "W.xcworkspace/contents.xcworkspacedata": ProjectText.xcodeWorkspace("A.xcodeproj"),
    ]
    #expect(try modules(files) == ["A: A/A.swift"])
  }

  @Test func aWorkspaceMayLackAProject() throws {
    var files = [
      "Kit.xcworkspace/contents.xcworkspacedata": ProjectText.xcodeWorkspace(
        "Demo/Demo.xcodeproj"),
      "Package.swift": manifest(#".target(name: "Kit")"#), "Sources/Kit/K.swift": "",
    ]
    let beside = try found(files)
    #expect(beside.modules.map(\.name) == ["Kit"])
    let warning = try #require(beside.unreadable.first)
    #expect(warning.severity == .warning)
    #expect(
      warning.message == "these projects of the workspace do not exist: 'Demo/Demo.xcodeproj'")
    #expect(warning.notes.map(\.message) == ["create them, or remove them from the workspace"])
    files["Package.swift"] = nil
    #expect(try found(files).unreadable.map(\.severity) == [.error])
    files["Kit.xcworkspace/contents.xcworkspacedata"] = ProjectText.xcodeWorkspace(
      "A.xcodeproj", "B.xcodeproj")
    files["A.xcodeproj/project.pbxproj"] = ProjectText.xcodeProject([.init("A")])
    files["A/A.swift"] = ""
    #expect(
      try found(files).unreadable.flatMap { $0.notes.map(\.message) } == [
        #"create them, or name those to read in .hasgen.json: '"project": ["A.xcodeproj"]'"#
      ])
  }

  @Test func targetsOfOneModuleNameInSeveralProjects() throws {
    var files = [
      "W.xcworkspace/contents.xcworkspacedata": ProjectText.xcodeWorkspace(
        "A.xcodeproj", "B/B.xcodeproj"),
      "A.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("App")]), "App/A.swift": "",
      "B/B.xcodeproj/project.pbxproj": ProjectText.xcodeProject([.init("App")]),
      "B/App/B.swift": "",
    ]
    let error = try found(files).unreadable.first
    #expect(
      error?.message
        == "'A.xcodeproj' and 'B/B.xcodeproj' have targets with the module name 'App'")
    #expect(
      error?.notes.first?.message
        == #"name those to read in .hasgen.json: '"project": ["A.xcodeproj"]'"#)
    files[".hasgen.json"] = #"{"project": ["A.xcodeproj"]}"#
    #expect(try modules(files) == ["App: App/A.swift"])
  }
}
