import DependencyGraph
import Projects
import SwiftProgram
import TestFolders
import Testing

@testable import HasWorkspace

@Suite struct SourceEntriesTests {
  /// What `init` drafts for the project of `XcodeProjectTests` with files on disk.
  private func draft(
    _ files: [String], _ project: String = XcodeProjectTests.groups
  ) throws -> (draft: ConfigurationDraft, remarks: [String]) {
    var texts = Dictionary(
      uniqueKeysWithValues: files.map { ($0, $0.hasSuffix("Package.swift") ? "" : "struct A {}") })
    texts["Shop.xcodeproj/project.pbxproj"] = project
    let folder = try TestFolder(texts)
    let found = try Initialization(in: folder.path)
    return (found.draft, found.remarks)
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
        "App: My_Shop MainActor", "Kit: ShopKit ", "Shared: My_Shop MainActor", "Packages/Core: - ",
      ])
    #expect(found.draft.exclude == [])
  }

  @Test func namesPackagesThatLieElsewhere() throws {
    let folder = try TestFolder([
      "App/Shop.xcodeproj/project.pbxproj": XcodeProjectTests.groups
        .replacing("Packages/Core", with: "../Core"),
      "App/App/Main.swift": "", "Core/Package.swift": "",
    ])
    let remarks = try Initialization(in: folder("App")).remarks
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
        "note: cannot read 'Shop.xcodeproj': 'project.pbxproj' is no property list; open the project "
          + "in Xcode"
      ])
    #expect(found.draft.isEmpty)
  }

  @Test func drafting() throws {
    var draft = ConfigurationDraft()
    #expect(draft.text == "{}\n")
    draft.exclude = ["A \"b\"/c"]
    draft.affixes = [.standard, .prefix("Uses"), .suffix("Provider")]
    #expect(
      draft.text == """
        {
          "exclude": ["A \\"b\\"/c"],
          "protocols": { "prefixes": ["Has", "Uses"], "suffixes": ["Provider"] }
        }

        """)
    #expect(throws: Never.self) {
      try Configuration(
        reading: Array(draft.text.utf8), path: ".hasgen.json",
        in: SourceFinder(workingDirectory: "/app", root: "/app"))
    }
  }
}
