import HasgenProgram
import HasgenProjects
import TestFolders
import Testing

@testable import HasgenWorkspace

@Suite struct InitialSourcesTests {
  @Test func needsNoSourcesForAnXcodeProject() throws {
    let folder = try TestFolder([
      "Shop.xcodeproj/project.pbxproj": XcodeProjectTests.groups, "App/Main.swift": "",
      "Shared/Money.swift": "", "Kit/Sources/Cart.swift": "", "ShopTests/CartTests.swift": "",
      "Loose/A.swift": "",
    ])
    let sources = InitialSources(around: folder.path)
    #expect(sources.project == "Xcode project")
    #expect(
      sources.found?.modules.map { "\($0.name): \($0.files.joined(separator: " "))" } == [
        "My_Shop: App/Main.swift Shared/Money.swift", "ShopKit: Kit/Sources/Cart.swift",
      ])
  }

  @Test func drafting() {
    var draft = ConfigurationDraft()
    #expect(draft.text == "{}\n")
    draft.container = "A \"b\""
    draft.affixes = [
      .standard, NameAffix(word: "Uses", isPrefix: true),
      NameAffix(word: "Provider", isPrefix: false),
    ]
    #expect(
      draft.text == """
        {
          "containers": ["A \\"b\\""],
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
