import Findings
import SwiftOutline
import SwiftProgram

/// The containers that get a function `overriding`, and those that cannot.
struct OverridingChecks {
  /// How each of the containers is copied.
  let overridings: [SymbolID: OverridingSolver]
  /// What is wrong, in no particular order.
  let findings: [Finding]

  init(graph: ResolvedGraph, rules: Rules) {
    var overridings: [SymbolID: OverridingSolver] = [:]
    var diagnostics: [Diagnostic] = []
    var ofFaults: [Finding] = []
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
      ofFaults += overriding.faults.map { fault in
        Finding(
          NotOverridable(fault, in: container, graph.supply.symbols).diagnostic,
          about: Set(
            [fault.hiddenParent].compactMap { parent in
              parent.map { .parent($0, of: container.subject) }
            }),
          explainedBy: [fault.hiddenMember].compactMap(\.self).map {
            [.member($0, of: container.subject)]
          })
      }
    }
    self.overridings = overridings
    findings = diagnostics.map { Finding($0) } + ofFaults
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
