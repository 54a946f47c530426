import Supply
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
    #expect(outcome.results.contains("\n\n    struct Home { typealias Dependencies = "))
    #expect(outcome.results.hasSuffix(" own type uses.\n"))
  }

  @Test func printsSeveralEntries() {
    #expect(
      explain("cyclic-alias", "unread-member").results
        == explain("cyclic-alias").results + "\n" + explain("unread-member").results)
  }

  @Test func idIsInBoldOnATerminal() {
    let plain = explain("cyclic-alias").results
    let text = explain("cyclic-alias", color: true).results
    #expect(text == "\u{1B}[1mcyclic-alias\u{1B}[0m" + plain.dropFirst("cyclic-alias".count))
    #expect(explain("cyclic-alias", "--color", "always").results == text)
    #expect(explain("cyclic-alias", "--color", "never", color: true).results == plain)
  }

  @Test func listsAll() {
    let outcome = explain()
    #expect(outcome.status == .done)
    let lines = outcome.results.split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ")[0] } == Explanation.names.map { $0[...] })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    ("cyclic-alais", "error: no message has the ID 'cyclic-alais'; did you mean 'cyclic-alias'?\n"),
    ("[nothing-like-it]", "error: no message has the ID 'nothing-like-it'\n"),
    ("", "error: no message has the ID ''\n"),
  ])
  func refusesAnUnknownID(_ word: String, _ message: String) {
    let outcome = explain(word)
    #expect(outcome.status == .usage)
    #expect(outcome.results.isEmpty)
    #expect(outcome.messages.hasPrefix("\(message)usage: hasgen explain "))
  }

  @Test(arguments: [([], true), (["--quiet"], false), (["--reporter", "json"], false)])
  func isPointedToAtATerminal(_ options: [String], _ isSaid: Bool) throws {
    let folder = try TestFolder([
      "Package.swift": "", "Sources/App/A.swift": "struct AppDependency {}\ntypealias A = A & B\n}",
    ])
    let pointer = "for the cause and the fix, run 'hasgen explain stray-bracket'\n"
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
