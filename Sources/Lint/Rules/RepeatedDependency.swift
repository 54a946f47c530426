import Findings
import Roles
import SwiftProgram

extension DiagnosticID {
  package static let repeatedDependency = DiagnosticID(rawValue: "repeated-dependency")
}

extension LintRule {
  /// A composition names a protocol twice, or one that another name in it brings already.
  static let repeatedDependency = LintRule(
    id: .repeatedDependency, level: .warning,
    page: """
      A composition names a dependency twice

      The composition names a protocol that it has already: by name, or because an
      alias or another protocol in it brings it. The second name adds nothing.

          typealias Dependencies = HasClock & HasName  // no second HasClock

      - Remove the second name.
      - Write `// hasgen: allow repeated-dependency: reason` above the line.

      """
  ) { app in
    app.compositions.flatMap { composition in
      var findings: [Diagnostic] = []
      for (index, term) in composition.terms.enumerated() {
        // Of an alias, the part that is new counts; a name of a protocol has only itself.
        guard let id = term.named,
          let other = composition.terms.indices.first(where: {
            $0 != index && composition.terms[$0].always.contains(id)
              && (composition.terms[$0].named != id || $0 < index)
          })
        else { continue }
        let first = composition.terms[other]
        let isSame = first.named == id
        findings.append(
          Diagnostic(
            .repeatedDependency,
            isSame
              ? "'\(composition.consumer)' names '\(term.text)' twice"
              : "'\(composition.consumer)' names '\(term.text)', which '\(first.text)' brings already",
            at: app.location(of: term, in: composition),
            notes: [
              Diagnostic.Note("remove '\(term.text)' here"),
              Diagnostic.Note(
                isSame ? "first named here" : "'\(first.text)' brings it",
                at: app.location(of: first, in: composition)),
            ]))
      }
      return findings
    }
  }
}
