import DependencyGraph
import Deriving
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The containers that are handed on by reference, and those that had better be.
struct ReferenceChecks {
  let supply: SupplyTable
  let rules: Rules
  /// The solver for each container by reference; none for a container that cannot be passed so.
  let references: [SymbolID: ReferenceSolver]

  private var table: SymbolTable { supply.symbols }
  private let misuses: [ReferenceMisuse]
  private let structs: [SymbolID: NominalType]

  init(supply: SupplyTable, rules: Rules) {
    self.supply = supply
    self.rules = rules
    var references: [SymbolID: ReferenceSolver] = [:]
    var misuses: [ReferenceMisuse] = []
    for container in supply.containers
    where supply.symbols.choice(for: container.id, by: rules)?.byReference == true {
      if let misuse = ReferenceMisuse(of: container, in: supply.symbols) {
        misuses.append(misuse)
      } else {
        references[container.id] = supply.reference(to: container, rules: rules)
      }
    }
    self.references = references
    self.misuses = misuses
    structs = Dictionary(
      supply.containers.filter { $0.kind == .struct }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The diagnostics, in no particular order.
  func diagnostics() -> [Diagnostic] {
    let gaps = supply.containers.flatMap { container in
      (references[container.id]?.gaps ?? []).map { $0.diagnostic(for: container.symbol.path) }
    }
    return misuses.map(\.diagnostic) + gaps + largeContainers()
  }

  /// The structs that somebody is handed by value and that have grown too large for that.
  private func largeContainers() -> [Diagnostic] {
    supply.containers.compactMap { container in
      guard container.kind == .struct,
        table.choice(for: container.id, by: rules)?.byReference == nil,
        isHandedOn(container)
      else { return nil }
      let count = storedMembers(of: container, within: [])
      guard count > LargeContainer.limit else { return nil }
      return LargeContainer(
        name: container.symbol.path, members: count, location: table.location(of: container.id)
      ).diagnostic
    }
  }

  /// Whether a consumer needs something that the container has.
  private func isHandedOn(_ container: NominalType) -> Bool {
    supply.needs.keys.contains {
      supply.has($0, container) || supply.verdict(on: $0, by: container).isSupply
    }
  }

  /// The number of values that a copy of a container copies: its stored members, and in place of a
  /// member that is a container by value, the members of that one.
  private func storedMembers(of container: NominalType, within outer: Set<SymbolID>) -> Int {
    let stored = container.ownMembers.filter {
      $0.declaration.storage?.kind == .stored && !$0.declaration.isStatic
    }
    // One name under several conditions is one member.
    let members = Dictionary(stored.map { ($0.declaration.name, $0) }) { first, _ in first }
    return members.values.reduce(0) { count, member in
      let scope = table.bodyScope(of: member.site, in: member.owner)
      let type = (member.declaration.type ?? member.declaration.calledType)
        .flatMap { table.symbol(for: $0, in: scope) }.map { table.underlying($0) ?? $0 }
      let inner = type.flatMap { outer.contains($0) ? nil : structs[$0] }
      return count
        + (inner.map { storedMembers(of: $0, within: outer.union([container.id])) } ?? 1)
    }
  }
}

extension ReferenceMisuse {
  /// The reason why a container cannot be passed by reference; `nil` if it can.
  fileprivate init?(of container: NominalType, in table: SymbolTable) {
    let name = container.symbol.path
    let place = table.location(of: container.id)
    let taken = container.ownMembers.first { member in
      [ReferenceDeclaration.name, ReferenceDeclaration.makerName].contains(
        member.declaration.baseName)
        && !ReferenceDeclaration.isAdded(member.declaration)
    }
    if container.isClassBound {
      self.init(container: name, cause: .isReference(container.kind.rawValue), location: place)
    } else if container.kind != .struct {
      self.init(container: name, cause: .isNoStruct(container.kind.rawValue), location: place)
    } else if container.isNoncopyable {
      self.init(container: name, cause: .isNoncopyable, location: place)
    } else if let taken {
      self.init(
        container: name, cause: .nameIsTaken(taken.declaration.baseName),
        location: table.location(of: taken))
    } else {
      return nil
    }
  }
}
