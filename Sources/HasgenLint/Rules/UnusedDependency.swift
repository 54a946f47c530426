import HasgenGraph
import HasgenProgram
import HasgenReading

extension LintRule {
  /// A composition that names a dependency which its consumer neither reads nor passes.
  static let unusedDependency = LintRule(id: .unusedDependency, level: .warning) { app in
    // Several modules may compile the file of a composition. A dependency that the consumer uses in
    // one of them is used.
    let places = Dictionary(grouping: app.compositions) {
      app.table.location(of: $0.composition.place)
    }
    return places.values.flatMap { copies in
      let found = copies.map(app.unused(in:))
      return found[0].filter { finding in found.allSatisfy { $0.contains(finding) } }
    }
  }
}

extension LintedApp {
  /// The findings about the names in a composition that the consumer does not use.
  fileprivate func unused(in composition: AskingComposition) -> [Diagnostic] {
    // All names of a composition that nothing names have the same finding.
    let terms = composition.terms.prefix(uses.isNeverNamed(composition) ? 1 : .max)
    return terms.compactMap { unused($0, in: composition) }
  }

  /// Returns the finding about a name in a composition that the consumer does not use; `nil` if the
  /// consumer uses it, or if that is unknown.
  func unused(
    _ term: AskingComposition.Term, in composition: AskingComposition
  ) -> Diagnostic? {
    let own = composition.composition
    guard composition.isJudged(in: table) else { return nil }
    guard !uses.isNeverNamed(composition) else {
      return Diagnostic(
        .unusedDependency,
        "nothing in the sources uses '\(own.name)' of '\(composition.consumer)'",
        at: table.location(of: own.declaration, inFile: own.scope.file),
        notes: Note(
          "remove the alias, and the argument that callers of '\(composition.consumer)' pass for it"
        ))
    }
    guard term.isKnown, use(of: term, in: composition)?.isUnused == true else { return nil }
    let message =
      composition.isShared
      ? "no consumer that takes \(composition.nameInWords) uses '\(term.text)'"
      : "'\(composition.consumer)' does not use '\(term.text)'"
    return Diagnostic(
      .unusedDependency, message, at: location(of: term, in: composition),
      notes: Note("remove '\(term.text)' from \(composition.nameInWords)"))
  }
}
