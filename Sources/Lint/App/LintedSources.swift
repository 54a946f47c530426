import Supply
import Resolution
import Roles
import SwiftProgram
import Usage

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

  /// The Has-protocols and Makes-protocols of all modules.
  var dependencies: Set<SymbolID> { Set(graph.supply.candidates) }

  /// The maps of all files.
  package var codeMaps: CodeMaps {
    let named = graph.supply.requests.values.joined().map(\.composition).filter {
      $0.form == .alias || $0.form == .umbrella
    }
    return CodeMaps(
      in: table, dependencies: dependencies, aliases: Set(named.map { $0.name.asTypeName }))
  }
}
