import DependencyGraph
import Findings
import Foundation
import Testing

@testable import hasgen

/// Every kind of diagnostic has an entry, which shows what hasgen prints, and whose cures help.
@Suite
struct ExplanationTests {
  private static let folder = "Sources/hasgen/Explaining/Entries"

  private func path(of id: DiagnosticID) -> String { "\(Self.folder)/\(id.rawValue).md" }

  @Test func hasAnEntryForEachKindAndNoOther() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Document.root.appending(path: Self.folder).path)
    #expect(Set(files) == Set(Self.ids.map { "\($0.rawValue).md" }))
  }

  @Test(arguments: ExplanationTests.ids)
  func isWellFormed(_ id: DiagnosticID) throws {
    let text = try Document(path(of: id)).text
    let explanation = try #require(Explanation(of: id))
    #expect(explanation.blocks == Explanation(id: id, markdown: text).blocks)
    #expect(!explanation.title.isEmpty && !explanation.title.hasSuffix("."))
    let headings = explanation.blocks.compactMap { block -> String? in
      if case .heading(let text) = block { text } else { nil }
    }
    #expect(headings.first == "Cure")
    #expect(headings.dropFirst().allSatisfy { $0 == "Or" })
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
    let shown = try #require(text.firstMatch(of: /```console\n((?:.*\n)*?)```\n/)).range
    let console = example.commands.map { "$ \($0)\n" }.joined() + outcome.messages
    try Recording.expect(
      text.replacingCharacters(in: shown, with: "```console\n\(console)```\n"), in: path(of: id))
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
      for mode in ["5", "6"] { #expect(try project.compiles(in: mode), "\(mode): \(cure)") }
    }
  }

  @Test func pageShowsAllEntries() throws {
    try Recording.expect(MessagesPage.text, in: MessagesPage.path)
  }
}

extension Outcome {
  /// Whether a diagnostic of a kind is printed.
  fileprivate func shows(_ id: DiagnosticID) -> Bool {
    messages.contains("[\(id.rawValue)]") || messages.contains("title=\(id.rawValue)::")
  }
}
