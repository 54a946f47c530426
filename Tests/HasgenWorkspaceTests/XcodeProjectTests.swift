import HasgenGraph
import HasgenProgram
import HasgenProjects
import TestFolders
import Testing

@testable import HasgenWorkspace

@Suite struct XcodeProjectTests {
  private func project(_ text: String, _ files: [String: String]) throws -> (
    folder: TestFolder, project: XcodeProject
  ) {
    let folder = try TestFolder(files.merging(["Shop.xcodeproj/project.pbxproj": text]) { $1 })
    return (folder, try #require(XcodeProject(reading: folder("Shop.xcodeproj"))))
  }

  private func files(of target: XcodeTarget, in folder: TestFolder) -> [String] {
    target.files.compactMap { Path.below(folder.path, $0) }.sorted()
  }

  @Test func followsGroups() throws {
    let (folder, project) = try project(Self.groups, [:])
    #expect(project.targets.map(\.name) == ["Shop", "ShopKit", "ShopTests"])
    #expect(project.targets.map(\.moduleName) == ["My_Shop", "ShopKit", "ShopTests"])
    #expect(project.targets.map(\.isForTests) == [false, false, true])
    #expect(project.targets.map(\.isApp) == [true, false, false])
    #expect(files(of: project.targets[0], in: folder) == ["App/Main.swift", "Shared/Money.swift"])
    #expect(files(of: project.targets[1], in: folder) == ["Kit/Sources/Cart.swift"])
    #expect(project.targets.map(\.defaultIsolation) == [.mainActor, nil, nil])
    #expect(!project.targets[0].hasSynchronizedFolders)
    #expect(project.localPackages.map { Path.below(folder.path, $0) } == ["Packages/Core"])
  }

  @Test func followsSynchronizedFolders() throws {
    let (folder, project) = try project(
      Self.synchronized,
      [
        "App/Main.swift": "", "App/Deep/Screen.swift": "", "App/Notes.md": "",
        "App/Widget.swift": "", "AppTests/Test.swift": "",
      ])
    #expect(
      files(of: project.targets[0], in: folder) == ["App/Deep/Screen.swift", "App/Main.swift"])
    #expect(
      files(of: project.targets[1], in: folder) == ["App/Widget.swift", "AppTests/Test.swift"])
    #expect(project.targets.map(\.hasSynchronizedFolders) == [true, true])
  }

  @Test(arguments: [
    ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "ShopKit"),
    ("PRODUCT_NAME = \"$(TARGET_NAME)-Core\";", "ShopKit_Core"),
    ("PRODUCT_NAME = \"$(APP)\";", "ShopKit"),
    ("PRODUCT_MODULE_NAME = Kit; PRODUCT_NAME = A;", "Kit"),
    ("PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)\"; PRODUCT_NAME = \"A B\";", "A_B"),
  ])
  func namesModules(_ settings: String, _ name: String) throws {
    let text = Self.groups.replacing("PRODUCT_NAME = \"$(TARGET_NAME)\";", with: settings)
    #expect(try project(text, [:]).project.targets[1].moduleName == name)
  }

  @Test(arguments: [
    "", "{", "{ a = 1; ", "{\n  a 1;\n}", "{ a = 1 }", "(a) x", "\"a", "<?xml version=\"1.0\"?>",
    "{ rootObject = P; objects = { }; }",
    "{ rootObject = P; objects = { P = { targets = T; }; }; }",
    String(repeating: "(", count: 100_000), String(repeating: "{a=", count: 10_000),
  ])
  func refusesWhatIsNoProject(_ text: String) throws {
    let folder = try TestFolder(["A.xcodeproj/project.pbxproj": text])
    #expect(XcodeProject(reading: folder("A.xcodeproj")) == nil)
    #expect(XcodeProject(reading: folder("B.xcodeproj")) == nil)
  }

  /// A damaged project is read or refused.
  @Test func comesBackFromAnyText() throws {
    let bytes = Array(Self.groups.utf8)
    let folder = try TestFolder()
    for end in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[end] = [0x22, 0x7B, 0x5C, 0xFF][end % 4]
      for bytes in [Array(bytes[..<end]), damaged] {
        try folder.write(String(decoding: bytes, as: UTF8.self), to: "A.xcodeproj/project.pbxproj")
        _ = XcodeProject(reading: folder("A.xcodeproj"))
      }
    }
  }

  // MARK: Projects

  /// A project that lists its files: an app with a shared file, a framework, tests.
  static let groups = text(
    targets: [
      target("A1", "Shop", "application", phase: "A2", settings: "A3"),
      target("B1", "ShopKit", "framework", phase: "B2", settings: "B3"),
      target("C1", "ShopTests", "bundle.unit-test", phase: "C2", settings: "C3"),
    ],
    objects: [
      phase("A2", ["F1", "F2", "F5"]), phase("B2", ["F3"]), phase("C2", ["F4"]),
      group("G0", path: nil, ["G1", "G2", "G3", "G5"]), group("G1", path: "App", ["R1"]),
      group("G2", path: "Shared", ["R2"]), group("G3", path: "Kit", ["G4"]),
      group("G4", path: "Sources", ["R3"]), group("G5", path: "ShopTests", ["R4"]),
      file("F1", "R1", "Main.swift"), file("F2", "R2", "Money.swift"),
      file("F3", "R3", "Cart.swift"), file("F4", "R4", "CartTests.swift"),
      file("F5", "R5", "Image.png"),
      settings("A3", "PRODUCT_NAME = \"My Shop\"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"),
      settings("B3", "PRODUCT_NAME = \"$(TARGET_NAME)\";"), settings("C3", ""),
      "P1 = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };",
    ],
    rest: "packageReferences = ( P1 );")

  /// A project of which Xcode keeps the folders in step with the disk; a file of the app is the
  /// tests'.
  static let synchronized = text(
    targets: [
      target("A1", "App", "application", phase: "A2", settings: "A3", folders: ["S1"]),
      target("T1", "AppTests", "bundle.unit-test", phase: "A2", settings: "A3", folders: ["S2"]),
    ],
    objects: [
      phase("A2", []), settings("A3", ""), group("G0", path: nil, ["S1", "S2"]),
      synchronizedFolder("S1", "App", exceptions: ["E1", "E2"]),
      synchronizedFolder("S2", "AppTests", exceptions: []),
      exception("E1", of: "A1", ["Widget.swift"]), exception("E2", of: "T1", ["Widget.swift"]),
    ])

  private static func text(targets: [String], objects: [String], rest: String = "") -> String {
    let names = targets.map { $0.prefix { $0 != " " } }.joined(separator: ", ")
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = X0; objects = {
      X0 = { isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = ( \(names) ); \(rest) };
      \((targets + objects).joined(separator: "\n"))
      }; }
      """
  }

  private static func target(
    _ id: String, _ name: String, _ type: String, phase: String, settings: String,
    folders: [String] = []
  ) -> String {
    "\(id) = { isa = PBXNativeTarget; name = \(name); buildPhases = ( \(phase) ); "
      + "buildConfigurationList = \(settings); fileSystemSynchronizedGroups = ( "
      + "\(folders.joined(separator: ", ")) ); productType = \"com.apple.product-type.\(type)\"; };"
  }

  private static func phase(_ id: String, _ files: [String]) -> String {
    "\(id) = { isa = PBXSourcesBuildPhase; files = ( \(files.joined(separator: ", ")) ); };"
  }

  private static func group(_ id: String, path: String?, _ children: [String]) -> String {
    "\(id) = { isa = PBXGroup; children = ( \(children.joined(separator: ", ")) ); "
      + "\(path.map { "path = \"\($0)\"; " } ?? "")sourceTree = \"<group>\"; };"
  }

  private static func file(_ id: String, _ reference: String, _ path: String) -> String {
    "\(id) = { isa = PBXBuildFile; fileRef = \(reference); };\n"
      + "\(reference) = { isa = PBXFileReference; path = \(path); sourceTree = \"<group>\"; };"
  }

  private static func settings(_ id: String, _ settings: String) -> String {
    "\(id) = { isa = XCConfigurationList; buildConfigurations = ( \(id)D, \(id)R ); };\n"
      + "\(id)D = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };\n"
      + "\(id)R = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };"
  }

  private static func synchronizedFolder(
    _ id: String, _ path: String, exceptions: [String]
  ) -> String {
    "\(id) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(path); exceptions = ( "
      + "\(exceptions.joined(separator: ", ")) ); sourceTree = \"<group>\"; };"
  }

  private static func exception(_ id: String, of target: String, _ files: [String]) -> String {
    "\(id) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(target); "
      + "membershipExceptions = ( \(files.joined(separator: ", ")) ); };"
  }
}
