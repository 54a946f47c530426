import Usage
import DependencyGraph
import Resolution
import Roles
import SwiftProgram

/// What a look at the code of consumers begins with: the resolved graph, and where code is read from.
package struct LintedSources: Sendable {
  package let sources: KnownSources
  package let graph: ResolvedGraph
  package let choices: LintChoices
  /// The texts of files.
  package let texts: SourceTexts

  package init(
    _ sources: KnownSources, _ graph: ResolvedGraph, choices: LintChoices, texts: SourceTexts
  ) {
    self.sources = sources
    self.graph = graph
    self.choices = choices
    self.texts = texts
  }

  package var table: SymbolTable { sources.table }
}
