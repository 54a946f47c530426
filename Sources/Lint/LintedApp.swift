import DependencyGraph
import Findings
import Resolution
import Roles
import SwiftProgram

/// The app as the rules see it: the resolved graph, and what the code of consumers does.
package struct LintedApp: Sendable {
  package let sources: KnownSources
  package let graph: ResolvedGraph
  package let choices: LintChoices
  /// The texts of files.
  package let texts: SourceTexts
  /// The consumers' compositions, in the order of the sources.
  package let compositions: [LintedComposition]
  /// The Has-protocols and Makes-protocols of all modules.
  let dependencies: Set<SymbolID>
  /// The types that ask for dependencies.
  private let consumers: Set<Consumer>
  /// What the consumers do with what they ask for.
  package let uses: Uses

  package init(
    _ sources: KnownSources, _ graph: ResolvedGraph, choices: LintChoices, texts: SourceTexts
  ) {
    self.sources = sources
    self.graph = graph
    self.choices = choices
    self.texts = texts
    let dependencies = Set(graph.supply.candidates)
    let compositions = graph.supply.requests.values.joined().map { ($0, $0.composition.place) }
      .sorted { ($0.1[0], $0.1[1]) < ($1.1[0], $1.1[1]) }
      .map { LintedComposition($0.0, in: sources.table, dependencies: dependencies) }
    self.compositions = compositions
    self.dependencies = dependencies
    consumers = Set(compositions.map(\.request.consumer))
    uses = Uses(
      of: compositions, in: sources, containers: Set(graph.supply.models.keys),
      dependencies: dependencies, texts: texts)
  }

  package var table: SymbolTable { sources.table }

  /// Whether a type asks for dependencies.
  func isConsumer(_ id: SymbolID) -> Bool {
    consumers.contains(Consumer(name: table[id].path, module: table[id].module))
  }

  /// What the rules find that are not off, each with its level, sorted by place.
  package func findings() -> [LintFinding] {
    LintRule.all.flatMap { rule -> [LintFinding] in
      guard let severity = choices.level(of: rule).severity else { return [] }
      return rule.find(self).map { $0.at(severity) }
    }
    .filter { !table.isOfReadOnlyModule($0.diagnostic) }
    .sortedByPlace
  }
}

extension [LintFinding] {
  /// The findings in the order of the sources; those without a place come first.
  package var sortedByPlace: [LintFinding] {
    sorted { ($0.diagnostic.location, $0.key) < ($1.diagnostic.location, $1.key) }
  }
}

/// By place, those without one first.
private func < (
  left: (Location?, String), right: (Location?, String)
) -> Bool {
  switch (left.0, right.0) {
  case (let first?, let second?) where first != second: first < second
  case (nil, _?): true
  case (_?, nil): false
  default: left.1 < right.1
  }
}
