import HasgenGraph
import HasgenProgram
import HasgenProjects
import TestFolders
import Testing

@testable import HasgenWorkspace

@Suite struct InitialSourcesTests {
  /// The draft for the project of `XcodeProjectTests` with files on disk.
  private func draft(
    _ files: [String], _ project: String = XcodeProjectTests.groups
  ) throws -> (draft: ConfigurationDraft, remarks: [String]) {
    var texts = Dictionary(
      uniqueKeysWithValues: files.map {
        ($0, $0.hasSuffix("Package.swift") ? ProjectText.manifest(of: [:]) : "struct A {}")
      })
    texts["Shop.xcodeproj/project.pbxproj"] = project
    let folder = try TestFolder(texts)
    let sources = try InitialSources(around: folder.path)
    return (sources.draft, sources.remarks)
  }

  private func entries(_ draft: ConfigurationDraft) -> [String] {
    draft.sources.map { "\($0.path): \($0.module ?? "-") \($0.defaultIsolation?.rawValue ?? "")" }
  }

  @Test func namesFoldersForTargets() throws {
    let found = try draft([
      "App/Main.swift", "Shared/Money.swift", "Kit/Sources/Cart.swift",
      "ShopTests/CartTests.swift", "Packages/Core/Package.swift", "Scripts/Run.swift",
    ])
    #expect(
      entries(found.draft) == [
        "App: My_Shop MainActor", "Kit: ShopKit ", "Packages/Core: - ", "Shared: My_Shop MainActor",
      ])
    #expect(found.draft.exclude == [])
  }

  @Test func namesPackagesThatLieElsewhere() throws {
    let folder = try TestFolder(
      [
        "App/Shop.xcodeproj/project.pbxproj": XcodeProjectTests.groups
          .replacing("Packages/Core", with: "../Core"),
        "App/App/Main.swift": "",
      ], packages: ["Core"])
    let remarks = try InitialSources(around: folder("App")).remarks
    #expect(remarks.count == 1 && remarks[0].contains("are not read: '../Core'; add them to"))
  }

  @Test func takesManyPackagesTogether() throws {
    let packages = ["A", "B", "C"].map { "Packages/\($0)/Package.swift" }
    let found = try draft(["App/Main.swift"] + packages)
    #expect(entries(found.draft).last == "Packages/*: - ")
    let mixed = try draft(["App/Main.swift", "Packages/Notes/A.swift"] + packages)
    #expect(
      entries(mixed.draft).suffix(3) == ["Packages/A: - ", "Packages/B: - ", "Packages/C: - "])
  }

  @Test func tellsTestsApartThatStandAmongSources() throws {
    let found = try draft(
      ["App/Main.swift", "App/Widget.swift", "AppTests/Test.swift", "Pods/Pod/Pod.swift"],
      XcodeProjectTests.synchronized)
    #expect(found.draft.isEmpty == false)
    #expect(found.draft.exclude == ["App/Widget.swift"])
  }

  @Test func keepsFilesOfTestsOutOfAFolder() throws {
    let project = XcodeProjectTests.synchronized
      .replacing("Widget.swift", with: "Mocks")
    let found = try draft(
      [
        "App/Main.swift", "App/Screens/Home.swift", "App/Screens/List.swift",
        "App/Mocks/Mock.swift",
        "App/Pods/Pod/Pod.swift", "AppTests/Test.swift",
      ], project)
    #expect(entries(found.draft) == ["App: App "])
    #expect(found.draft.exclude == ["App/Pods", "App/Mocks"])
    #expect(found.remarks == [])
  }

  @Test func tellsOfTwoModulesOfOneName() throws {
    let project = XcodeProjectTests.groups
      .replacing("PRODUCT_NAME = \"$(TARGET_NAME)\";", with: "PRODUCT_NAME = \"My Shop\";")
    let found = try draft(
      ["App/Main.swift", "Shared/Money.swift", "Kit/Sources/Cart.swift"], project)
    #expect(found.draft.isEmpty)
    #expect(
      found.remarks == [
        "note: two targets have the module name 'My_Shop', and one run cannot tell them apart; run "
          + "'hasgen init' in the folder of each project, or list the folders of one as 'sources'"
      ])
  }

  @Test func readsSeveralProjects() throws {
    let kit = XcodeProjectTests.synchronized.replacing("App", with: "Kit")
    let folder = try TestFolder([
      "All.xcworkspace/contents.xcworkspacedata": "",
      "Shop/Shop.xcodeproj/project.pbxproj": XcodeProjectTests.groups, "Shop/App/Main.swift": "",
      "Modules/Kit/Kit.xcodeproj/project.pbxproj": kit, "Modules/Kit/Kit/Cart.swift": "",
      "Modules/Kit/KitTests/Test.swift": "",
    ])
    let sources = try InitialSources(around: folder.path)
    #expect(sources.project.hasSuffix("'Modules/Kit/Kit.xcodeproj' and 'Shop/Shop.xcodeproj'"))
    #expect(entries(sources.draft) == ["Modules/Kit/Kit: Kit ", "Shop/App: My_Shop MainActor"])
    #expect(sources.draft.exclude == [])
  }

  @Test func needsNothingWhereFoldersAreTargets() throws {
    let project = XcodeProjectTests.groups
      .replacing("PRODUCT_NAME = \"My Shop\"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", with: "")
      .replacing("path = \"App\"", with: "path = \"Shop\"")
      .replacing("path = \"Kit\"", with: "path = \"ShopKit\"")
    let found = try draft(
      ["Shop/Main.swift", "ShopKit/Sources/Cart.swift", "ShopTests/CartTests.swift"], project)
    #expect(found.draft.isEmpty)
    #expect(found.remarks == [])
  }

  @Test func tellsOfAProjectThatCannotBeRead() throws {
    let found = try draft(["App/Main.swift"], "{ rootObject = ")
    #expect(
      found.remarks == [
        "note: cannot read 'Shop.xcodeproj'; open it in Xcode, then run 'hasgen init' again"
      ])
    #expect(found.draft.isEmpty)
  }

  @Test func drafting() throws {
    var draft = ConfigurationDraft()
    #expect(draft.text == "{}\n")
    draft.exclude = ["A \"b\"/c"]
    draft.affixes = [
      .standard, NameAffix(word: "Uses", isPrefix: true),
      NameAffix(word: "Provider", isPrefix: false),
    ]
    #expect(
      draft.text == """
        {
          "exclude": [
            "A \\"b\\"/c"
          ],
          "protocols": { "prefixes": ["Has", "Uses"], "suffixes": ["Provider"] }
        }

        """)
    #expect(throws: Never.self) {
      try Configuration(
        reading: Array(draft.text.utf8), path: ".hasgen.json",
        in: SourceFinder(workingDirectory: "/app", root: "/app"))
    }
  }

  // MARK: Guesses

  @Test(arguments: ["project.yml", "Project.swift"])
  func aDescriptionIsAProject(_ name: String) throws {
    let folder = try TestFolder([name: "import ProjectDescription", "App/Main.swift": ""])
    let sources = try InitialSources(around: folder.path)
    #expect(sources.project == "Xcode project")
    #expect(sources.found?.modules.map(\.name) == ["App"])
    #expect(
      sources.remarks == [
        "note: there is no '.xcodeproj' yet, so each folder is read as a module"
      ])
  }
}
