import HasgenGraph
import HasgenReading
import TestFolders
import Testing

@testable import hasgen

@Suite struct ExplainTests {
  private func explain(_ words: String..., color: Bool = false) -> Outcome {
    Hasgen.run(
      ["explain"] + words, in: Environment(workingDirectory: "/", colorsResults: color))
  }

  @Test(arguments: [
    "cyclic-parents", "[cyclic-parents]", "error: 'A' would be its own parent [cyclic-parents]",
  ])
  func printsAnEntry(_ word: String) {
    let outcome = explain(word)
    #expect(outcome.status == .done)
    #expect(outcome.messages.isEmpty)
    #expect(
      outcome.results.hasPrefix(
        "cyclic-parents\nContainers store each other, so none is the parent\n\nA child "))
    #expect(outcome.results.contains("\n\n    final class AppDependency {"))
    #expect(outcome.results.hasSuffix(" that makes it.\n"))
  }

  @Test func printsSeveralEntries() {
    #expect(
      explain("cyclic-parents", "unread-member").results
        == explain("cyclic-parents").results + "\n" + explain("unread-member").results)
  }

  @Test func idIsInBoldOnATerminal() {
    let plain = explain("cyclic-parents").results
    let text = explain("cyclic-parents", color: true).results
    #expect(text == "\u{1B}[1mcyclic-parents\u{1B}[0m" + plain.dropFirst("cyclic-parents".count))
    #expect(explain("cyclic-parents", "--color", "always").results == text)
    #expect(explain("cyclic-parents", "--color", "never", color: true).results == plain)
  }

  @Test func listsAll() {
    let outcome = explain()
    #expect(outcome.status == .done)
    let lines = outcome.results.split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ")[0] } == Explanation.names.map { $0[...] })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    (
      "cyclic-parnets",
      "error: no message has the ID 'cyclic-parnets'; did you mean 'cyclic-parents'?\n"
    ),
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
    let folder = try TestFolder(package: [
      "Sources/App/A.swift": "struct AppDependency {}\ntypealias A = A & B\n}"
    ])
    let pointer = "for the cause and the fix, run 'hasgen explain unreadable-code'\n"
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
