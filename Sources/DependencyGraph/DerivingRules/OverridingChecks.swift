import Findings
import SwiftOutline
import SwiftProgram

/// The containers that get a function `overriding`, and those that cannot.
struct OverridingChecks {
  /// How each of the containers is copied.
  let overridings: [SymbolID: OverridingSolver]
  /// What is wrong, in no particular order.
  let diagnostics: [Diagnostic]
  /// The parents of which it is told that the generated file has to see them.
  let hiddenParents: [SymbolID: Set<String>]

  /// - Parameter hidden: The members of which it is told that they are hidden.
  init(graph: ResolvedGraph, rules: Rules, hidden: HiddenMembers) {
    var overridings: [SymbolID: OverridingSolver] = [:]
    var diagnostics: [Diagnostic] = []
    var hiddenParents: [SymbolID: Set<String>] = [:]
    for container in graph.supply.containers
    where graph.supply.symbols.choice(for: container.id, by: rules)?.isOverridable == true {
      let place = graph.supply.symbols.location(of: container.symbol.sites[0])
      let name = container.symbol.path
      if let cause = NotOverridable.Cause(container) {
        diagnostics.append(
          NotOverridable(container: name, cause: cause, location: place).diagnostic)
        continue
      }
      if let taken = container.ownMembers.first(where: {
        $0.declaration.baseName == Overriding.name
      }) {
        diagnostics.append(
          NotOverridable(
            container: name, cause: .nameIsTaken,
            location: graph.supply.symbols.location(
              of: taken.declaration, inFile: taken.site.scope.file)
          ).diagnostic)
        continue
      }
      let parents = (graph.supply.scopes.parents[container.id] ?? []).flatMap(\.versions)
      let overriding = OverridingSolver(
        for: container, parents: Set(parents.map(\.stored.declaration.name)),
        generated: (graph.generated[container.id] ?? []).map(\.conformance),
        table: graph.supply.symbols)
      overridings[container.id] = overriding
      if overriding.faults.isEmpty, overriding.versions.isEmpty {
        diagnostics.append(
          NotOverridable(container: name, cause: .hasNothing, location: place).diagnostic)
      }
      diagnostics += overriding.faults.filter { !hidden.explain($0, of: container) }.map {
        NotOverridable($0, in: container, graph.supply.symbols).diagnostic
      }
      hiddenParents[container.id] = Set(overriding.faults.compactMap(\.hiddenParent))
    }
    self.hiddenParents = hiddenParents
    self.overridings = overridings
    self.diagnostics = diagnostics
  }
}

extension NotOverridable.Cause {
  /// Why a type cannot be copied with other members, whatever its members are; `nil` if it can.
  fileprivate init?(_ container: NominalType) {
    if container.isClassBound {
      self = .isReference(container.kind.rawValue)
    } else if container.kind != .struct {
      self = .isNoStruct(container.kind.rawValue)
    } else if container.isNoncopyable {
      self = .isNoncopyable
    } else {
      return nil
    }
  }
}
