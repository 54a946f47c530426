import Findings
import Resolution
import Roles
import Supply
import SwiftProgram

/// The input of the rules: the resolved graph, and the uses of dependencies in the code of
/// consumers.
package struct LintedApp: Sendable {
  package let linted: LintedSources
  /// The words for which rules search the texts.
  let wordsOfRules: [DiagnosticID: Set<String>]
  /// The compositions of the consumers, in source order.
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
      containers: Set(supply.containersByID.keys), texts: linted.texts, wordsOfRules: wordsOfRules)
  }

  package var table: SymbolTable { linted.table }
  var supply: SupplyTable { linted.graph.supply }

  /// The location of a name in a composition.
  package func location(
    of term: AskingComposition.Term, in composition: AskingComposition
  ) -> Location {
    table.location(file: composition.composition.scope.file, offset: term.offset)
  }

  /// The dependencies about which hasgen cannot decide: a line for each consumer and reason.
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

  /// Returns the use of the dependencies that a name in a composition includes; `nil` if it
  /// includes none. The use is unknown if another consumer uses a dependency that only this
  /// composition includes.
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
  /// True if `lint` checks the composition. False for a test or preview double, which repeats the
  /// composition of another type, and for a key of SwiftUI's environment.
  package func isJudged(in table: SymbolTable) -> Bool {
    !composition.consumer.isNameOfDouble && !composition.isOfEnvironment(in: table)
  }
}
