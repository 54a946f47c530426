import SwiftOutline

/// The containers that get a function `overriding`, and those that cannot.
struct OverridingChecks {
  /// How each of the containers is copied.
  let overridings: [SymbolID: OverridingSolver]
  /// What is wrong, in no particular order.
  let diagnostics: [Diagnostic]

  init(solver: ConformanceSolver, rules: Rules) {
    var overridings: [SymbolID: OverridingSolver] = [:]
    var diagnostics: [Diagnostic] = []
    for container in solver.containers where rules.overriding.contains(container.symbol.path) {
      let place = solver.table.location(of: container.symbol.sites[0])
      let name = container.symbol.path
      if let cause = NotOverridable.Cause(container) {
        diagnostics.append(
          NotOverridable(container: name, cause: cause, location: place).diagnostic)
        continue
      }
      let overriding = OverridingSolver(
        for: container, generated: solver.generated(for: container).map(\.conformance),
        table: solver.table)
      overridings[container.id] = overriding
      if overriding.faults.isEmpty, overriding.versions.isEmpty {
        diagnostics.append(
          NotOverridable(container: name, cause: .hasNothing, location: place).diagnostic)
      }
      diagnostics += overriding.faults.map {
        NotOverridable($0, in: container, solver.table).diagnostic
      }
    }
    self.overridings = overridings
    self.diagnostics = diagnostics
  }
}

extension NotOverridable.Cause {
  /// Why a type cannot be copied with other members, whatever its members are; `nil` if it can.
  fileprivate init?(_ container: ContainerModel) {
    if container.isClassBound {
      self = .isReference(container.kind.rawValue)
    } else if container.kind != .struct {
      self = .isNoStruct(container.kind.rawValue)
    } else if container.isNoncopyable {
      self = .isNoncopyable
    } else if container.ownMembers.contains(where: {
      $0.declaration.baseName == Overriding.name
    }) {
      self = .nameIsTaken
    } else {
      return nil
    }
  }
}
