import DependencyGraph
import Findings
import TestFolders
import Testing

@testable import hasgen

@Suite struct ExplainTests {
  private func explain(_ words: String..., color: Bool = false) -> Outcome {
    Hasgen.run(
      ["explain"] + words, in: Environment(workingDirectory: "/", colorsResults: color))
  }

  @Test(arguments: [
    "cyclic-alias", "[cyclic-alias]", "error: type alias 'A' refers to itself [cyclic-alias]",
  ])
  func printsAnEntry(_ word: String) {
    let outcome = explain(word)
    #expect(outcome.status == .done)
    #expect(outcome.messages.isEmpty)
    #expect(
      outcome.results.hasPrefix("cyclic-alias\nA type alias refers to itself\n\nThe aliases "))
    #expect(outcome.results.contains("\n\n    // Sources/App/Home.swift\n    struct Home {\n"))
    #expect(outcome.results.contains("\nCure:\n\nCut the circle."))
    #expect(!outcome.results.contains("\u{1B}"))
  }

  @Test func namesTheFileOfAConfiguration() {
    let text = explain("unknown-key").results
    #expect(text.contains("\n    // .hasgen.json\n    { \"container\": [\"AppDependency\"] }\n"))
  }

  @Test func isInBoldOnATerminal() {
    let text = explain("cyclic-alias", color: true).results
    #expect(text.hasPrefix("\u{1B}[1mcyclic-alias\u{1B}[0m\n"))
    #expect(explain("cyclic-alias", "--color", "always").results == text)
    #expect(
      explain("cyclic-alias", "--color", "never", color: true).results
        == explain("cyclic-alias").results)
  }

  @Test func listsAll() {
    let outcome = explain()
    #expect(outcome.status == .done)
    let lines = outcome.results.split(separator: "\n")
    #expect(
      lines.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != " " } }
        == Explanation.names.map { $0[...] })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: Explanation.names) func proseFitsATerminal(_ id: String) {
    for line in explain(id).results.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(line.count <= 80, "\(line)")
      #expect(!line.contains("`"), "\(line)")
    }
  }

  @Test(arguments: [
    ("cyclic-alais", "error: no message has the ID 'cyclic-alais'; did you mean 'cyclic-alias'?\n"),
    ("[nothing-like-it]", "error: no message has the ID 'nothing-like-it'\n"),
  ])
  func refusesAnUnknownID(_ word: String, _ message: String) {
    let outcome = explain(word)
    #expect(outcome.status == .usage)
    #expect(outcome.results.isEmpty)
    #expect(outcome.messages == "\(message)'hasgen explain' lists all of them\n")
  }

  @Test func takesOneID() {
    let outcome = explain("cyclic-alias", "cyclic-parents")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.hasPrefix("error: 'hasgen explain' takes one ID\n"))
  }

  @Test(arguments: [([], true), (["--quiet"], false), (["--reporter", "json"], false)])
  func isPointedToAtATerminal(_ options: [String], _ isSaid: Bool) throws {
    let folder = try TestFolder([
      "Package.swift": "", "Sources/App/A.swift": "struct AppDependency {}\ntypealias A = A & B\n}",
    ])
    let pointer = "'hasgen explain stray-bracket' says more\n"
    for command in ["generate", "check"] {
      var environment = Environment(workingDirectory: folder.path)
      #expect(!Hasgen.run([command] + options, in: environment).messages.contains("explain"))
      environment.isWatched = true
      let messages = Hasgen.run([command] + options, in: environment).messages
      #expect(messages.hasSuffix(pointer) == isSaid)
      #expect(messages.ranges(of: "explain").count == (isSaid ? 1 : 0))
    }
  }
}
