import Foundation
import HasgenGraph
import HasgenReading
import TestFolders
import Testing

@testable import hasgen

/// Comments that are nearly directives, and those that allow a warning.
@Suite struct DirectiveTests {
  /// A comment, and what was meant.
  @Test(arguments: [
    ("/// hasgen: stub", "stub"), ("// Hasgen:stub", "stub"), ("/* hasgen: has */", "has"),
    ("/** HASGEN : ignore */", "ignore"), ("//  hasgen : container", "container"),
    ("/// hasgen: no-forward HasA HasB", "no-forward HasA HasB"), ("// hasGen: Live", "live"),
  ])
  func nearlyRight(comment: String, meant: String) throws {
    for text in [
      "\(comment)\nprotocol Other {}\n", "\n\nstruct Free {\n  \(comment)\n  let a = 1\n}\n",
    ] {
      let folder = try TestFolder.news()
      try folder.write(text, to: "Sources/News/Free.swift")
      let outcome = folder.hasgen()
      #expect(outcome.status == .findings)
      #expect(outcome.messages.contains("error: '\(comment)' is no directive [unknown-directive]"))
      #expect(outcome.messages.contains("note: write '// hasgen: \(meant)'\n"))
    }
  }

  @Test(arguments: [
    "/// Hasgen: live views of all that it writes", "// hasgen writes: stub", "// the hasgen: stub",
    "/* hasgen: stubs */", "// See hasgen: has", "let a = \"/// hasgen: stub\"",
  ])
  func prose(comment: String) throws {
    let folder = try TestFolder.news()
    try folder.write("\(comment)\nstruct Free {}\n", to: "Sources/News/Free.swift")
    #expect(folder.hasgen().status == .done)
  }

  /// A factory that cannot be built, with a warning at a member.
  ///
  /// - Parameters:
  ///   - comments: The lines above the member.
  ///   - comment: The comment behind the member.
  private func warned(by comments: String, behind comment: String = "") throws -> Outcome {
    let folder = try TestFolder.news()
    let text = """
      struct Cover {
      \(comments)  let style: String\(comment)
      }
      protocol MakesCover { func makeCover() -> Cover }

      """
    try folder.write(text, to: "Sources/News/Cover.swift")
    return folder.hasgen()
  }

  @Test func aWarningSaysHowToAllowIt() throws {
    let messages = try warned(by: "").messages
    #expect(messages.contains("Cover.swift:2:7: warning: cannot build 'String'"))
    #expect(
      messages.contains(
        "note: if that is as it should be: '// hasgen: allow cannot-build: reason' above "))
  }

  @Test(arguments: [
    "  // hasgen: allow cannot-build: made by hand\n",
    "  // hasgen: allow cannot-build: made by hand\n  // hasgen: allow left-to-you: so it is\n",
  ])
  func aWarningIsAllowed(comments: String) throws {
    let outcome = try warned(by: comments)
    #expect(outcome.messages == "")
    #expect(outcome.status == .done)
  }

  @Test(arguments: [
    ("container", "protocol Other {}"), ("container", "extension AppDependency {}"),
    ("live", "protocol Other {}"), ("live", "func make() {}"),
    ("live", "extension AppDependency {}"),
  ])
  func misplaced(name: String, declaration: String) throws {
    let folder = try TestFolder.news()
    try folder.write("// hasgen: \(name)\n\(declaration)\n", to: "Sources/News/Other.swift")
    let outcome = folder.hasgen()
    #expect(outcome.status == .findings)
    #expect(
      outcome.messages.hasPrefix(
        "Sources/News/Other.swift:1:1: error: '\(name)' has no effect here [idle-directive]"))
  }

  @Test func aWarningIsAllowedBehindItsLine() throws {
    let outcome = try warned(by: "", behind: "  // hasgen: allow cannot-build: made by hand")
    #expect(outcome.messages == "")
  }

  @Test(arguments: [
    (
      "  // hasgen: allow cannot-buil: so it is\n",
      "error: no warning is called 'cannot-buil' [unknown-directive]",
      "note: did you mean 'cannot-build'?"
    ),
    (
      "  // hasgen: allow wiring-cycle: so it is\n",
      "error: no warning is called 'wiring-cycle' [unknown-directive]",
      "note: only warnings can be allowed"
    ),
    (
      "  // hasgen: allow cannot-build\n",
      "error: 'allow' needs a warning and a reason [unknown-directive]", "note: write '// hasgen: "
    ),
  ])
  func whatCannotBeAllowed(comments: String, message: String, note: String) throws {
    let outcome = try warned(by: comments)
    #expect(outcome.status == .findings)
    #expect(outcome.messages.contains(message) && outcome.messages.contains(note))
    #expect(outcome.messages.contains("[cannot-build]"))
  }

  @Test func everyWarningIsKnown() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    var found: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(of: /\.warning,[^{}]{0,160}?\bid: \.(\w+)/) {
        found.insert(
          match.1.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" })
      }
    }
    // A comment in a Swift file cannot allow what is told of another file.
    found.subtract(["computed-manifest", "no-sources", "unusable-revision"])
    #expect(!found.isEmpty && found.isSubset(of: Diagnostic.idsOfAllowableWarnings.map(\.rawValue)))
  }
}
