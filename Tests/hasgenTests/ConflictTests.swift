import TestFolders
import Testing

@testable import hasgen

/// What version control has left in files that it could not merge.
@Suite struct ConflictTests {
  private static let cure = """
    note: keep one side or both, and delete the lines that begin with '<<<<<<<', '=======' and \
    '>>>>>>>'

    """

  @Test func aSourcesConflictIsAllThatIsTold() throws {
    let folder = try TestFolder.news()
    try folder.write(
      """
      protocol HasClock { var clock: Int { get } }
      struct Clock { typealias Dependencies = HasClock & HasNothing }
      <<<<<<< HEAD
      extension AppDependency: HasClock {}
      =======
      >>>>>>> branch

      """, to: "Sources/News/Clock.swift")
    for command in ["generate", "check"] {
      let outcome = folder.hasgen(command)
      #expect(outcome.status == .findings)
      #expect(
        outcome.messages == """
          Sources/News/Clock.swift:3:1: error: a merge conflict is not resolved [conflict-marker]
          <<<<<<< HEAD
          ^
          \(Self.cure)1 error

          """)
    }
  }

  @Test func whatComesOfAFileThatCannotBeReadIsNotTold() throws {
    let folder = try TestFolder.news()
    try folder.write(
      "struct User { typealias Dependencies = HasClock }\n", to: "Sources/News/U.swift")
    #expect(folder.hasgen().messages.contains("[unknown-name]"))
    try folder.write("let a = (\nprotocol HasClock {}\n", to: "Sources/News/Clock.swift")
    let outcome = folder.hasgen()
    #expect(outcome.status == .findings)
    #expect(
      outcome.messages == """
        Sources/News/Clock.swift:1:9: error: '(' is never closed [unreadable-code]
        let a = (
                ^
        1 error

        """)
  }

  @Test func aManifestsConflictStopsTheRun() throws {
    let folder = try TestFolder.news()
    #expect(folder.hasgen().status == .done)
    let generated = folder.text(of: newsOutput)
    try folder.write(
      """
      // swift-tools-version: 6.0
      <<<<<<< HEAD
      import PackageDescription
      let package = Package(name: "News", targets: [.target(name: "News")])
      =======
      >>>>>>> branch

      """, to: "Package.swift")
    for command in ["generate", "check", "init"] {
      let outcome = folder.hasgen(command)
      #expect(outcome.status == .trouble)
      #expect(
        outcome.messages.hasPrefix(
          "Package.swift:2:1: error: a merge conflict is not resolved [conflict-marker]\n"))
      #expect(folder.text(of: newsOutput) == generated)
    }
  }

  @Test func aManifestThatCannotBeReadToItsEndStopsTheRun() throws {
    let folder = try TestFolder.news()
    try folder.write(
      "// swift-tools-version: 6.0\nlet package = Package(name: \"News\", targets: [\n",
      to: "Package.swift")
    let outcome = folder.hasgen()
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.contains("Package.swift:2:46: error: '[' is never closed"))
    #expect(folder.text(of: newsOutput) == nil)
  }

  @Test func markersInStringsAreText() throws {
    let folder = try TestFolder.news()
    try folder.write(
      "let text = \"\"\"\n<<<<<<< HEAD\n=======\n>>>>>>> branch\n\"\"\"\n",
      to: "Sources/News/Text.swift")
    #expect(folder.hasgen().status == .done)
  }

  /// What a merge makes of a generated file.
  @Test(arguments: [
    "<<<<<<< HEAD\n\(newsText)=======\n\(newsText)>>>>>>> branch\n",
    "\(newsText)<<<<<<< HEAD\nextension AppDependency: HasA {}\n=======\n>>>>>>> branch\n",
    "<<<<<<< HEAD\r\n||||||| base\r\n=======\r\n\(newsText)>>>>>>> branch\r\n",
  ])
  func aGeneratedFileIsWrittenAnew(text: String) throws {
    let folder = try TestFolder.news()
    try folder.write(text, to: newsOutput)
    let outcome = folder.hasgen("check")
    #expect(outcome.status == .findings)
    #expect(outcome.messages == "1 file is out of date: run 'hasgen generate'\n")
    #expect(folder.hasgen().results == "wrote \(newsOutput)\n")
    #expect(folder.text(of: newsOutput) == newsText)
  }
}
