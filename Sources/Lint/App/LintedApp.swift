import Supply
import Findings
import Resolution
import Roles
import SwiftProgram
import Usage

/// The app as the rules see it: the resolved graph, and what the code of consumers does.
package struct LintedApp: Sendable {
  let linted: LintedSources
  /// The words that rules look for.
  let wordsOfRules: [DiagnosticID: Set<String>]
  /// The consumers' compositions, in the order of the sources.
  package let compositions: [AskingComposition]
  /// The Has-protocols and Makes-protocols of all modules.
  let dependencies: Set<SymbolID>
  /// What the consumers do with what they ask for.
  package let uses: Uses

  /// - Parameters:
  ///   - code: The maps of the files; `nil` if they have not been made yet.
  ///   - asking: The consumers that somebody asks for, and all whose compositions name theirs; `nil`
  ///     for all consumers. Of others, nothing is known.
  package init(
    _ linted: LintedSources, code: CodeMaps? = nil, asking: Set<Consumer>? = nil
  ) {
    self.linted = linted
    wordsOfRules = asking == nil ? linted.wordsOfRules : [:]
    let table = linted.table
    let dependencies = linted.dependencies
    let requests = linted.graph.supply.requests
    let compositions = requests.filter { asking?.contains($0.key) != false }.values.joined()
      .map { ($0, $0.composition.place) }.sorted { ($0.1[0], $0.1[1]) < ($1.1[0], $1.1[1]) }
      .concurrentMap(inBatchesOf: 32) { requests in
        requests.map { AskingComposition($0.0, in: table, dependencies: dependencies) }
      }
    self.compositions = compositions
    self.dependencies = dependencies
    uses = Uses(
      of: asking == nil ? nil : compositions, code ?? linted.codeMaps, in: table,
      containers: Set(linted.graph.supply.models.keys), texts: linted.texts,
      wordsOfRules: wordsOfRules)
  }

  package var sources: KnownSources { linted.sources }
  package var table: SymbolTable { linted.table }
  package var graph: ResolvedGraph { linted.graph }
  var choices: LintChoices { linted.choices }
  var texts: SourceTexts { linted.texts }
}

extension LintedApp {
  /// The place of a name in a composition.
  package func location(
    of term: AskingComposition.Term, in composition: AskingComposition
  ) -> Location {
    table.location(file: composition.composition.scope.file, offset: term.offset)
  }
}
