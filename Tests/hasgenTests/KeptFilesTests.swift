import Foundation
import TestFolders
import Testing

@testable import hasgen

/// What an error stops, and what not.
@Suite struct KeptFilesTests {
  private static let child = """
    protocol HasName { var name: String { get } }
    struct UserDependency {
      let app: AppDependency
      let name: String
    }
    struct Profile { typealias Dependencies = HasName & HasLogger }

    """

  /// A container that is built by 'live', and its child.
  private static func live() throws -> TestFolder {
    let folder = try TestFolder.news()
    try folder.write("struct File: Logging {}\n", to: "Sources/News/File.swift")
    try folder.write(child, to: "Sources/News/UserDependency.swift")
    try folder.write(
      #"{"containers": [{"name": "AppDependency", "wiring": true}, {"name": "UserDependency", "wiring": true}]}"#,
      to: ".hasgen.json")
    return folder
  }

  @Test func anUnmetDependencyStopsNoFile() throws {
    let folder = try TestFolder.news()
    try folder.write(
      "protocol HasClock { var clock: Int { get } }\nstruct C { typealias D = HasClock }\n",
      to: "Sources/News/C.swift")
    let check = folder.hasgen("check")
    #expect(check.status == .findings)
    #expect(check.messages.hasSuffix("1 file is out of date: run 'hasgen generate'\n1 error\n"))
    let outcome = folder.hasgen()
    #expect(outcome.status == .findings)
    #expect(outcome.results == "wrote \(newsOutput)\n")
    #expect(outcome.messages.contains("[unmet-dependency]"))
    #expect(outcome.messages.hasSuffix("\n1 error\n"))
    #expect(folder.text(of: newsOutput) == newsText)
    let again = folder.hasgen("check")
    #expect(again.status == .findings && again.results.isEmpty)
  }

  @Test func aMemberThatCannotBeHadIsLeftOut() throws {
    let folder = try Self.live()
    // Two are as good as each other, so 'live' is written for neither.
    try folder.write("struct Console: Logging {}\n", to: "Sources/News/Console.swift")
    let outcome = folder.hasgen()
    #expect(outcome.status == .findings)
    #expect(outcome.messages.contains("'Console' would do"))
    #expect(folder.text(of: newsOutput) == newsText)
  }

  @Test func aFileThatWouldLoseItIsKeptWithThoseThatUseIt() throws {
    let folder = try Self.live()
    #expect(folder.hasgen().status == .done)
    let app = try #require(folder.text(of: newsOutput))
    #expect(app.contains("static func live("))
    try folder.write("struct Console: Logging {}\n", to: "Sources/News/Console.swift")
    try folder.write(
      "struct OtherDependency { let name: String }\n", to: "Sources/News/OtherDependency.swift")
    try folder.write(
      #"{"containers": ["OtherDependency", {"name": "AppDependency", "wiring": true}]}"#,
      to: ".hasgen.json")
    let outcome = folder.hasgen()
    #expect(outcome.status == .findings)
    #expect(outcome.results == "wrote Sources/News/OtherDependency+Generated.swift\n")
    #expect(
      outcome.messages.hasSuffix(
        "left as they are: \(newsOutput) and Sources/News/UserDependency+Generated.swift\n"))
    #expect(folder.text(of: newsOutput) == app)
    let json = folder.hasgen("check", "--reporter", "json")
    #expect(json.results.contains(#""kept":["\#(newsOutput)","#))
  }

  @Test func nothingIsRemovedWhileAnotherFileCannotBeWritten() throws {
    let folder = try TestFolder.news()
    #expect(folder.hasgen().status == .done)
    // The container moves to a place where a file of the user is.
    let container = try #require(folder.text(of: "Sources/News/AppDependency.swift"))
    unlink(folder("Sources/News/AppDependency.swift"))
    try folder.write(container, to: "Sources/News/Main/AppDependency.swift")
    try folder.write("// mine\n", to: "Sources/News/Main/AppDependency+Generated.swift")
    let outcome = folder.hasgen()
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.contains("[output-in-the-way]"))
    #expect(folder.text(of: newsOutput) != nil)
  }
}
