import Findings
import Resolution
import Roles
import Supply
import SwiftProgram

/// The app as the rules see it: the resolved graph, and the uses in the code of consumers.
package struct LintedApp: Sendable {
  package let linted: LintedSources
  /// The words that rules look for.
  let wordsOfRules: [DiagnosticID: Set<String>]
  /// The consumers' compositions, in the order of the sources.
  package let compositions: [AskingComposition]
  package let uses: Uses

  package init(_ linted: LintedSources) {
    self.linted = linted
    wordsOfRules = Dictionary(
      uniqueKeysWithValues: LintRule.all.filter { linted.choices.level(of: $0) != .off }
        .map { ($0.id, $0.words(linted)) }
    ).filter { !$0.value.isEmpty }
    let supply = linted.graph.supply
    let dependencies = Set(supply.candidates)
    compositions = supply.requests.values.joined()
      .sorted { $0.composition.place < $1.composition.place }
      .concurrentMap(inBatchesOf: 32) { requests in
        requests.map { AskingComposition($0, in: linted.table, dependencies: dependencies) }
      }
    uses = Uses(
      of: compositions, in: linted.table, dependencies: dependencies,
      containers: Set(supply.models.keys), texts: linted.texts, wordsOfRules: wordsOfRules)
  }

  package var table: SymbolTable { linted.table }
  var supply: SupplyTable { linted.graph.supply }

  /// The place of a name in a composition.
  package func location(
    of term: AskingComposition.Term, in composition: AskingComposition
  ) -> Location {
    table.location(file: composition.composition.scope.file, offset: term.offset)
  }

  /// The dependencies that hasgen does not judge: a line for each consumer and reason.
  package var remarks: [String] {
    var lines: [String] = []
    for composition in compositions where composition.isJudged(in: table) {
      for term in composition.terms {
        guard case .unknown(let reason, let place) = use(of: term, in: composition) else {
          continue
        }
        let line =
          "'\(composition.consumer)' \(reason)"
          + (place.map { " (\($0.path):\($0.line):\($0.column))" } ?? "")
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines
  }

  /// Returns what a consumer does with what a name in a composition brings. A name that another
  /// consumer needs, and has by the composition only, is not judged.
  package func use(
    of term: AskingComposition.Term, in composition: AskingComposition
  ) -> DependencyUse? {
    let uses = term.dependencies.sorted().map { ($0, self.uses.use(of: $0, in: composition)) }
    let other = uses.map(\.1).first { if case .unused = $0 { false } else { true } }
    if let other { return other }
    for (id, _) in uses {
      guard let user = self.uses.dependent(on: id, of: composition) else { continue }
      return .unknown(
        "does not use '\(table[id].path)', but '\(user.consumer)' has it by this composition only",
        nil)
    }
    return uses.first?.1
  }
}

extension AskingComposition {
  /// False for a stand-in, which has the composition of another type, and for a key of the environment.
  package func isJudged(in table: SymbolTable) -> Bool {
    !composition.consumer.isNameOfStandIn && !composition.isOfEnvironment(in: table)
  }
}
