import Findings
import Resolution
import Roles
import Supply
import SwiftProgram

/// The app as the rules see it: the resolved graph, and the uses in the code of consumers.
package struct LintedApp: Sendable {
  let linted: LintedSources
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
    compositions = supply.requests.values.joined().map { ($0, $0.composition.place) }
      .sorted { ($0.1[0], $0.1[1]) < ($1.1[0], $1.1[1]) }
      .concurrentMap(inBatchesOf: 32) { requests in
        requests.map { AskingComposition($0.0, in: linted.table, dependencies: dependencies) }
      }
    uses = Uses(
      of: compositions, in: linted.table, dependencies: dependencies,
      containers: Set(supply.models.keys), texts: linted.texts, wordsOfRules: wordsOfRules)
  }

  var table: SymbolTable { linted.table }
  var supply: SupplyTable { linted.graph.supply }

  /// The place of a name in a composition.
  func location(
    of term: AskingComposition.Term, in composition: AskingComposition
  ) -> Location {
    table.location(file: composition.composition.scope.file, offset: term.offset)
  }

  /// The dependencies that hasgen does not judge, with the reasons; a line for each consumer and reason.
  package var remarks: [String] {
    var lines: [String] = []
    for composition in compositions where composition.isJudged(in: table) {
      for term in composition.terms where !term.dependencies.isEmpty {
        guard let reason = doubt(about: term, in: composition) else { continue }
        let line = "'\(composition.consumer)' \(reason)"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines
  }

  /// The reason why hasgen does not report a name of which the consumer uses nothing; `nil` if it does,
  /// or if the consumer uses it.
  private func doubt(
    about term: AskingComposition.Term, in composition: AskingComposition
  ) -> String? {
    for id in term.dependencies.sorted() {
      switch uses.use(of: id, in: composition) {
      case .unknown(let reason, let place):
        return reason + (place.map { " (\($0.path):\($0.line):\($0.column))" } ?? "")
      case .read, .passedOn: return nil
      case .unused: continue
      }
    }
    guard let (id, user) = user(of: term, in: composition) else { return nil }
    return "does not use '\(table[id].path)', but '\(user.consumer)' has it by this composition only"
  }

  /// The consumer that needs a dependency of a name, and has it by the composition only.
  func user(
    of term: AskingComposition.Term, in composition: AskingComposition
  ) -> (SymbolID, AskingComposition)? {
    for id in term.dependencies.sorted() {
      if let user = uses.dependent(on: id, of: composition) { return (id, user) }
    }
    return nil
  }
}

extension AskingComposition {
  /// False for a stand-in, which has the composition of another type, and for a key of the environment.
  func isJudged(in table: SymbolTable) -> Bool {
    !composition.consumer.isNameOfStandIn && !composition.isOfEnvironment(in: table)
  }
}
