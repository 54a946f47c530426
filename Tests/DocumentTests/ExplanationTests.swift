import DependencyGraph
import Findings
import Foundation
import Lint
import Testing

@testable import hasgen

/// Every kind of diagnostic has an entry.
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
}
