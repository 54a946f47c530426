import Foundation
import HasgenGraph
import HasgenLint
import HasgenReading
import Testing

@testable import hasgen

/// Each kind of message has a short entry, an example that shows it, and cures that work.
@Suite
struct ExplanationTests {
  static let ids = Explanation.all.map(\.id)
  private static let rules = Set(DiagnosticID.lintRules)

  @Test func eachKindHasAnEntry() throws {
    #expect(Self.ids.map(\.rawValue) == DiagnosticID.allCases.map(\.rawValue).sorted())
    let headings = try Document("Sources/hasgen/Explaining/Explanations.md").text
      .matches(of: /\n## (.+)\n/).map { String($0.output.1) }
    #expect(headings == headings.sorted())
    #expect(LintRule.all.map(\.id) == DiagnosticID.lintRules)
    #expect(try ExplainedExample.names == Self.ids.map(\.rawValue))
  }

  @Test(arguments: ExplanationTests.ids)
  func isShort(_ id: DiagnosticID) throws {
    let explanation = try #require(Explanation(of: id))
    let lines = "\(id.rawValue)\n\(explanation.text)".split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "" && lines.count <= 16)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[2].isEmpty, "a blank line follows the title")
    #expect(!explanation.title.hasSuffix("."))
    #expect(explanation.text.contains("\n- "), "the fixes are a list")
    let warning = Diagnostic(severity: .warning, id: id, message: "", location: nil)
    #expect(
      explanation.text.contains("// hasgen: allow \(id.rawValue): reason`")
        == (warning.mayBeAllowed || Self.rules.contains(id)))
  }

  @Test(arguments: ExplanationTests.ids)
  func exampleShowsTheMessage(_ id: DiagnosticID) throws {
    let example = try ExplainedExample(id.rawValue)
    let outcome = try ExplainedProject(example).outcome(of: example.steps)
    let messages = try #require(outcome).messages
    #expect(messages.contains("[\(id.rawValue)]") || messages.contains("title=\(id.rawValue)::"))
  }

  @Test(arguments: ExplanationTests.ids)
  func curesWork(_ id: DiagnosticID) throws {
    let example = try ExplainedExample(id.rawValue)
    #expect(!example.cures.isEmpty)
    for cure in example.cures {
      let project = try ExplainedProject(example)
      _ = try project.outcome(of: example.steps.dropLast())
      // A cure that is a command of hasgen proves itself.
      let proof = cure.contains(where: \.isCallOfTool) ? [] : example.steps.suffix(1)
      let outcome = try #require(try project.outcome(of: cure + proof))
      #expect(outcome.status == .done, "\(cure)")
      #expect(outcome.messages == "", "\(cure)")
    }
  }
}
