import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenRules

/// The input of the rules: the resolved graph, and the uses of dependencies in the code of
/// consumers.
package struct LintedApp: Sendable {
  package let linted: LintedSources
  /// The compositions of the consumers, in source order.
  package let compositions: [AskingComposition]
  package let uses: Uses

  package init(_ linted: LintedSources) {
    self.linted = linted
    let supply = linted.graph.supply
    let dependencies = Set(supply.protocols)
    compositions = supply.requests.values.joined().filter { !$0.isAliasInPlace }
      .sorted { $0.composition.place < $1.composition.place }
      .concurrentMap(inBatchesOf: 32) { requests in
        requests.map { AskingComposition($0, in: linted.table, dependencies: dependencies) }
      }
    uses = Uses(
      of: compositions, in: linted.table, dependencies: dependencies,
      containers: Set(supply.containersByID.keys), texts: linted.texts)
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
        let location = place.map { " (\($0.path):\($0.line):\($0.column))" } ?? ""
        lines.append("'\(composition.consumer)' \(reason)\(location)")
      }
    }
    return lines.eachOnce
  }

  /// Returns the use of the dependencies that a name in a composition includes; `nil` if it
  /// includes none. The use is unknown if another consumer uses a dependency that only this
  /// composition includes.
  package func use(
    of term: AskingComposition.Term, in composition: AskingComposition
  ) -> DependencyUse? {
    let uses = term.dependencies.sorted().map { ($0, self.uses.use(of: $0, in: composition)) }
    if let other = uses.map(\.1).first(where: { !$0.isUnused }) { return other }
    for (id, _) in uses {
      guard let user = self.uses.dependent(on: id, of: composition) else { continue }
      return .unknown(
        "does not use '\(table[id].path)', but '\(user.consumer)' has it by this composition only",
        nil)
    }
    return uses.first?.1
  }

  /// The use of a protocol that the name at an offset in a composition includes; `nil` for a
  /// protocol without members, which only limits the values that may be passed.
  package func use(
    of id: SymbolID, at offset: Int, in composition: AskingComposition
  ) -> DependencyUse? {
    guard uses.hasMembers(id) else { return nil }
    let use = uses.use(of: id, in: composition)
    guard use.isUnused || uses.isNeverNamed(composition) else { return use }
    let term = composition.terms.first { $0.offset == offset && $0.dependencies.contains(id) }
    let found = term.flatMap { unused($0, in: composition) }
    if let found, reported(found, by: .unusedDependency) != nil { return .unused }
    return use.isUnused ? .unreported : use
  }
}

extension AskingComposition {
  /// True if `lint` checks the composition. False for a test or preview double, which repeats the
  /// composition of another type, and for a key of SwiftUI's environment.
  func isJudged(in table: SymbolTable) -> Bool {
    !composition.consumer.isNameOfDouble && !composition.isOfEnvironment(in: table)
  }
}
