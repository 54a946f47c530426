import HasgenGraph
import HasgenProgram
import HasgenReading

extension LintRule {
  /// A composition that names a protocol twice, or a protocol that another of its names includes.
  static let repeatedDependency = LintRule(id: .repeatedDependency, level: .warning) { app in
    app.compositions.flatMap { composition in
      composition.repeatedTerms.map { term, first in
        let isSame = first.named == term.named
        return Diagnostic(
          .repeatedDependency,
          "'\(composition.consumer)' names '\(term.text)'"
            + (isSame ? " twice" : ", which '\(first.text)' brings already"),
          at: app.location(of: term, in: composition),
          notes: Note("remove '\(term.text)' here"),
          Note(
            isSame ? "first named here" : "'\(first.text)' brings it",
            at: app.location(of: first, in: composition)))
      }
    }
  }
}

extension AskingComposition {
  /// The names of protocols that another name includes, each with that name.
  var repeatedTerms: [(term: Term, first: Term)] {
    terms.enumerated().compactMap { index, term in
      guard let id = term.named else { return nil }
      let including = terms.enumerated().first { position, other in
        other.always.contains(id) && (other.named != id || position < index)
      }
      return including.map { (term, $0.element) }
    }
  }
}
