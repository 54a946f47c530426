import HasgenProgram
@testable import HasgenProjects
import HasgenReading
import TestFolders
import Testing

@Suite struct XcodeProjectTests {
  private func project(_ text: String, _ files: [String: String]) throws -> (
    folder: TestFolder, project: XcodeProject
  ) {
    let folder = try TestFolder(files.merging(["Shop.xcodeproj/project.pbxproj": text]) { $1 })
    return (
      folder, try XcodeProject(reading: folder("Shop.xcodeproj"), shownAs: "Shop.xcodeproj")
    )
  }

  private func files(of target: XcodeTarget, in folder: TestFolder) -> [String] {
    target.files.compactMap { Path.below(folder.path, $0) }.sorted()
  }

  @Test func followsGroups() throws {
    let (folder, project) = try project(
      Self.groups, ["Packages/Old/Package.swift": "// swift-tools-version: 6.0"])
    #expect(project.targets.map(\.name) == ["Shop", "ShopKit", "ShopTests"])
    #expect(project.targets.map(\.moduleName) == ["My_Shop", "ShopKit", "ShopTests"])
    #expect(project.targets.map(\.isForTests) == [false, false, true])
    #expect(files(of: project.targets[0], in: folder) == ["App/Main.swift", "Shared/Money.swift"])
    #expect(files(of: project.targets[1], in: folder) == ["Kit/Sources/Cart.swift"])
    #expect(project.targets.map(\.defaultIsolation) == [.mainActor, .nonisolated, .nonisolated])
    #expect(project.localPackages == [folder("Packages/Core"), folder("Packages/Old")])
    #expect(project.subprojects == [folder("Libraries/Inner.xcodeproj")])
  }

  @Test func followsSynchronizedFolders() throws {
    let (folder, project) = try project(
      Self.synchronized,
      [
        "App/Main.swift": "", "App/Deep/Screen.swift": "", "App/Notes.md": "",
        "App/Widget.swift": "", "AppTests/Test.swift": "", "App/Guide.docc/Code.swift": "",
        "App/Samples/Sample.swift": "", "App/Copied.swift": "", "App/Extra.swift": "",
      ])
    #expect(
      files(of: project.targets[0], in: folder) == [
        "App/Deep/Screen.swift", "App/Extra.swift", "App/Main.swift",
      ])
    #expect(
      files(of: project.targets[1], in: folder) == [
        "App/Extra.swift", "App/Widget.swift", "AppTests/Test.swift",
      ])
  }

  @Test(arguments: [
    ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "ShopKit"),
    ("PRODUCT_NAME = \"$(TARGET_NAME)-Core\";", "ShopKit_Core"),
    ("PRODUCT_NAME = \"$(APP)\";", "ShopKit"), ("PRODUCT_NAME = \"\";", "ShopKit"),
    ("PRODUCT_NAME = \"Kit$(SUFFIX)\"; SUFFIX = \"\";", "Kit"),
    ("PRODUCT_NAME = \"${TARGET_NAME}2\";", "ShopKit2"),
    ("PRODUCT_MODULE_NAME = Kit; PRODUCT_NAME = A;", "Kit"),
    ("PRODUCT_MODULE_NAME = \"$(SHORT_$(KIND))\"; KIND = A; SHORT_A = Kit;", "Kit"),
    ("PRODUCT_MODULE_NAME = \"$(PRODUCT_MODULE_NAME)\";", "ShopKit"),
    ("PRODUCT_NAME = \"$(A)\"; A = \"$(B)$(B)\"; B = \"$(A)\";", "ShopKit"),
    ("PRODUCT_NAME = \"Shop $(CONFIGURATION)\";", "ShopKit"),
    ("PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)\"; PRODUCT_NAME = \"A B\";", "A_B"),
  ])
  func namesModules(_ settings: String, _ name: String) throws {
    let text = Self.groups.replacing("PRODUCT_NAME = \"$(TARGET_NAME)\";", with: settings)
    #expect(try project(text, [:]).project.targets[1].moduleName == name)
  }

  @Test(arguments: [
    ("", ModuleSettings.DefaultIsolation.nonisolated, [] as [String]),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", .mainActor, []),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = \"$(ISOLATION)\";", nil, []),
    (
      "SWIFT_APPROACHABLE_CONCURRENCY = YES; "
        + "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = NO;",
      .nonisolated, ["NonisolatedNonsendingByDefault"]
    ),
    ("SWIFT_STRICT_MEMORY_SAFETY = YES;", .nonisolated, ["StrictMemorySafety"]),
  ])
  func readsSettings(
    _ settings: String, _ isolation: ModuleSettings.DefaultIsolation?, _ features: [String]
  ) throws {
    let text = Self.groups.replacing("PRODUCT_NAME = \"$(TARGET_NAME)\";", with: settings)
    let target = try project(text, [:]).project.targets[1]
    #expect(target.defaultIsolation == isolation)
    #expect(target.features.sorted() == features)
  }

  /// The order: the project's file, the project, the target's file, the target.
  @Test(arguments: [
    ("PRODUCT_MODULE_NAME = A // name", "", "", "A"),
    ("  PRODUCT_MODULE_NAME=A;", "PRODUCT_MODULE_NAME = B;", "", "B"),
    (
      "PRODUCT_MODULE_NAME = A", "PRODUCT_MODULE_NAME = B;", "PRODUCT_MODULE_NAME = $(inherited)C",
      "BC"
    ),
    ("KIND = A", "", "PRODUCT_MODULE_NAME = Shop$(KIND)", "ShopA"),
    ("", "", "PRODUCT_MODULE_NAME[sdk=*] = A\nPRODUCT_NAME = B", "B"),
    ("", "", "PRODUCT_NAME = A\nPRODUCT_NAME = $(inherited)B\n", "AB"),
    ("", "", "#include \"../More/Names.xcconfig\"\n#include? \"None.xcconfig\"", "More"),
    ("", "", "#include \"Kit.xcconfig\"\nPRODUCT_NAME = B", "B"),
  ])
  func readsConfigurationFiles(
    _ outer: String, _ project: String, _ target: String, _ name: String
  ) throws {
    let settings = "PRODUCT_NAME = \"$(TARGET_NAME)\";"
    let text = Self.groups.replacing(
      settings + " }; };", with: "}; baseConfigurationReference = K1; };"
    )
    .replacing("projectDirPath", with: "buildConfigurationList = X3; projectDirPath")
    .replacing(
      "objects = {",
      with: """
        objects = {
        X3 = { isa = XCConfigurationList; buildConfigurations = ( X3D, X3R ); };
        \(["D", "R"].map { """
            X3\($0) = { name = \($0); buildSettings = { \(project) }; \
            baseConfigurationReferenceAnchor = K2; \
            baseConfigurationReferenceRelativePath = Shop.xcconfig; };
            """ }.joined(separator: "\n"))
        K1 = { path = Settings/Kit.xcconfig; sourceTree = SOURCE_ROOT; };
        K2 = { path = Settings; sourceTree = SOURCE_ROOT; };
        """)
    let files = [
      "Settings/Shop.xcconfig": outer, "Settings/Kit.xcconfig": target,
      "More/Names.xcconfig": "PRODUCT_NAME = More",
    ]
    #expect(try self.project(text, files).project.targets[1].moduleName == name)
  }

  @Test(arguments: [
    "", "{ a = 1 }", "<?xml version=\"1.0\"?>",
    "{ rootObject = P; objects = { }; }",
    "{ rootObject = P; objects = { P = { targets = T; }; }; }",
  ])
  func refusesWhatIsNoProject(_ text: String) throws {
    let folder = try TestFolder(["A.xcodeproj/project.pbxproj": text])
    for name in ["A.xcodeproj", "B.xcodeproj"] {
      let error = #expect(throws: WorkspaceError.self) {
        try XcodeProject(reading: folder(name), shownAs: name)
      }
      #expect(error?.diagnostics.map(\.id) == [.unreadableFile])
    }
  }

  @Test func readsATargetWithoutConfigurations() throws {
    let text = Self.groups.replacing(
      "isa = XCConfigurationList; buildConfigurations", with: "lists")
    let targets = try project(text, [:]).project.targets
    #expect(targets.map(\.moduleName) == ["Shop", "ShopKit", "ShopTests"])
    #expect(targets.map(\.defaultIsolation) == [.nonisolated, .nonisolated, .nonisolated])
  }

  /// A damaged project is read or refused.
  @Test func comesBackFromAnyText() throws {
    let bytes = Array(Self.groups.utf8)
    let folder = try TestFolder()
    for end in stride(from: 0, to: bytes.count, by: 29) {
      var damaged = bytes
      damaged[end] = [0x22, 0x7B, 0x5C, 0xFF][end / 29 % 4]
      for bytes in [Array(bytes[..<end]), damaged] {
        try folder.write(String(decoding: bytes, as: UTF8.self), to: "A.xcodeproj/project.pbxproj")
        _ = try? XcodeProject(reading: folder("A.xcodeproj"), shownAs: "A.xcodeproj")
      }
    }
  }

  // MARK: Projects

  /// A project that lists its files: an app with a shared file, a framework, tests.
  static let groups = text(
    targets: [
      target("A1", "Shop", "application", phase: "A2", settings: "A3", dependencies: ["D1"]),
      target("B1", "ShopKit", "framework", phase: "B2", settings: "B3"),
      target(
        "C1", "ShopTests", "bundle.unit-test", phase: "C2", settings: "C3", dependencies: ["D2"]),
    ],
    objects: [
      phase("A2", ["F1", "F2", "F5"]), phase("B2", ["F3"]), phase("C2", ["F4"]),
      "D1 = { isa = PBXTargetDependency; target = B1; };",
      "D2 = { isa = PBXTargetDependency; target = A1; };",
      group("G0", path: nil, ["G1", "G2", "G3", "G5", "P2", "P3", "P4", "P5"]),
      group("G1", path: "App", ["R1"]),
      group("G2", path: "Shared", ["R2"]), group("G3", path: "Kit", ["G4"]),
      group("G4", path: "Sources", ["R3"]), group("G5", path: "ShopTests", ["R4"]),
      file("F1", "R1", "Main.swift"), file("F2", "R2", "Money.swift"),
      file("F3", "R3", "Cart.swift"), file("F4", "R4", "CartTests.swift"),
      file("F5", "R5", "Image.png"),
      settings("A3", "PRODUCT_NAME = \"My Shop\"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"),
      settings("B3", "PRODUCT_NAME = \"$(TARGET_NAME)\";"), settings("C3", ""),
      "P1 = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };",
      reference("P2", "Packages/Old", "wrapper"), reference("P3", "Images", "folder"),
      reference("P4", "Libraries/Inner.xcodeproj", "\"wrapper.pb-project\""),
      reference("P5", "Pods/Pods.xcodeproj", "\"wrapper.pb-project\""),
    ],
    rest: "packageReferences = ( P1 ); attributes = { TargetAttributes = { "
      + "C1 = { TestTargetID = A1; }; }; };")

  /// A project of which Xcode keeps the folders in step with the disk; a file of the app is the
  /// tests'.
  static let synchronized = text(
    targets: [
      target("A1", "App", "application", phase: "A2, A4", settings: "A3", folders: ["S1"]),
      target("T1", "AppTests", "bundle.unit-test", phase: "T2", settings: "A3", folders: ["S2"]),
    ],
    objects: [
      phase("A2", []), phase("T2", []), settings("A3", ""), group("G0", path: nil, ["S1", "S2"]),
      "A4 = { isa = PBXCopyFilesBuildPhase; };",
      synchronizedFolder("S1", "App", exceptions: ["E1", "E2", "E3", "E4"]),
      synchronizedFolder("S2", "AppTests", exceptions: []),
      exception("E1", of: "A1", ["Widget.swift"]), exception("E2", of: "T1", ["Widget.swift"]),
      exception("E3", ofPhase: "A4", ["Copied.swift"]),
      exception("E4", ofPhase: "T2", ["Extra.swift"]),
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
    folders: [String] = [], dependencies: [String] = []
  ) -> String {
    "\(id) = { isa = PBXNativeTarget; name = \(name); buildPhases = ( \(phase) ); "
      + "dependencies = ( \(dependencies.joined(separator: ", ")) ); "
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
      + "\(id)D = { name = D; buildSettings = { \(settings) }; };\n"
      + "\(id)R = { name = R; buildSettings = { \(settings) }; };"
  }

  private static func reference(_ id: String, _ path: String, _ type: String) -> String {
    "\(id) = { isa = PBXFileReference; lastKnownFileType = \(type); path = \(path); "
      + "sourceTree = \"<group>\"; };"
  }

  private static func synchronizedFolder(
    _ id: String, _ path: String, exceptions: [String]
  ) -> String {
    "\(id) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(path); "
      + "explicitFolders = ( Samples ); exceptions = ( "
      + "\(exceptions.joined(separator: ", ")) ); sourceTree = \"<group>\"; };"
  }

  private static func exception(_ id: String, of target: String, _ files: [String]) -> String {
    "\(id) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(target); "
      + "membershipExceptions = ( \(files.joined(separator: ", ")) ); };"
  }

  private static func exception(_ id: String, ofPhase phase: String, _ files: [String]) -> String {
    "\(id) = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; "
      + "buildPhase = \(phase); membershipExceptions = ( \(files.joined(separator: ", ")) ); };"
  }
}
