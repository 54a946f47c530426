import HasgenGraph
import HasgenProgram
import HasgenRules

/// The input of `lint`: the sources, the resolved graph, the user's choices, and the texts of
/// files.
package struct LintedSources: Sendable {
  package let sources: KnownSources
  package let graph: DependencyGraph
  let choices: LintChoices
  package let texts: SourceTexts

  package init(
    _ sources: KnownSources, _ graph: DependencyGraph, choices: LintChoices, texts: SourceTexts
  ) {
    self.sources = sources
    self.graph = graph
    self.choices = choices
    self.texts = texts
  }

  var table: SymbolTable { sources.table }
}
