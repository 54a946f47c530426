import DependencyGraph
import Findings
import Foundation
import Lint
import Testing

@testable import hasgen

/// Every kind of diagnostic has an entry, which shows what hasgen prints, and whose cures help.
@Suite
struct ExplanationTests {
  private static let folder = "Sources/hasgen/Explaining/Entries"
  static let ids = Explanation.all.map(\.id)
  private static let rules = Set(LintRule.all.map(\.id))

  /// The file with the entry: its own, or that of the rule of `lint`.
  private func path(of id: DiagnosticID) -> String {
    guard Self.rules.contains(id) else { return "\(Self.folder)/\(id.rawValue).md" }
    let name = id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "Sources/Lint/Rules/\(name.joined()).swift"
  }

  @Test func hasAnEntryForEachKindAndNoOther() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Document.root.appending(path: Self.folder).path)
    let own = Self.ids.filter { !Self.rules.contains($0) }
    #expect(Set(files) == Set(own.map { "\($0.rawValue).md" }))
    let declared = try Document("Sources/Findings/DiagnosticID.swift").text
      .matches(of: /DiagnosticID\(rawValue: "([a-z-]+)"\)/).map { String($0.output.1) }
    #expect(Set(declared) == Set(own.map(\.rawValue)))
  }

  @Test(arguments: ExplanationTests.ids)
  func isWellFormed(_ id: DiagnosticID) throws {
    let text = try Document(path(of: id)).text
    let explanation = try #require(Explanation(of: id))
    #expect(!explanation.title.isEmpty && !explanation.title.hasSuffix("."))
    let headings = explanation.blocks.compactMap { block -> String? in
      if case .heading(let text) = block { text } else { nil }
    }
    #expect(headings.first == "Cure")
    #expect(headings.dropFirst().allSatisfy { $0 == "Or" })
    guard !Self.rules.contains(id) else { return }
    #expect(explanation.blocks == Explanation(id: id, markdown: text).blocks)
    let warning = Diagnostic(severity: .warning, id: id, message: "", location: nil)
    #expect(text.contains("// hasgen: allow \(id.rawValue): ") == warning.mayBeAllowed)
  }

  @Test(arguments: ExplanationTests.ids)
  func showsWhatIsPrinted(_ id: DiagnosticID) throws {
    let example = try #require(Explanation(of: id)).sections[0]
    var project = try ExplainedProject()
    try project.write(example)
    let outcome = try #require(try project.run(example.commands))
    #expect(outcome.shows(id))
    let text = try Document(path(of: id)).text
    let shown = try #require(text.firstMatch(of: /[ ]*```console\n((?:.*\n)*?)[ ]*```\n/)).range
    let console =
      "```console\n" + example.commands.map { "$ \($0)\n" }.joined() + outcome.messages + "```\n"
    try Recording.expect(
      text.replacingCharacters(
        in: shown, with: Self.rules.contains(id) ? console.inLiteral : console), in: path(of: id))
  }

  @Test(arguments: ExplanationTests.ids)
  func isCured(_ id: DiagnosticID) throws {
    let sections = try #require(Explanation(of: id)).sections
    let cures = sections.dropFirst().filter(\.isTried)
    #expect(!cures.isEmpty)
    for cure in cures {
      var project = try ExplainedProject()
      try project.write(sections[0])
      _ = try project.run(sections[0].commands.dropLast())
      try project.write(cure)
      // Where the cure calls hasgen itself, that is the proof.
      let calls = cure.commands.contains { $0.hasPrefix("hasgen") }
      let commands = cure.commands + (calls ? [] : sections[0].commands.suffix(1))
      let outcome = try #require(try project.run(commands))
      #expect(outcome.status == .done, "\(cure)")
      #expect(outcome.messages == "", "\(cure)")
    }
  }

  @Test func pageShowsAllEntries() throws {
    try Recording.expect(MessagesPage.text, in: MessagesPage.path)
  }
}

extension String {
  /// The lines as they stand in the literal of a rule's page.
  fileprivate var inLiteral: String {
    split(separator: "\n").map { line in
      "      \(line.replacing("\\", with: "\\\\"))\n"
    }.joined()
  }
}

extension Outcome {
  /// Whether a diagnostic of a kind is printed.
  fileprivate func shows(_ id: DiagnosticID) -> Bool {
    messages.contains("[\(id.rawValue)]") || messages.contains("title=\(id.rawValue)::")
  }
}
