import HasgenProgram
import HasgenReading

/// A stored property that holds a container's parent. Parents with the same name are declared under
/// different `#if` conditions.
package struct Parent: Sendable {
  package let property: Member
  package let kind: Kind

  /// The kind of stored value.
  package enum Kind: Sendable {
    case container(SymbolID)
    /// The `Reference` of a container.
    case reference(of: SymbolID)
    /// A value of which only the protocols are known, inherited protocols included.
    case composition(Set<SymbolID>)
  }

  package var name: String { property.declaration.name }

  /// The condition under which the property is compiled.
  package var condition: ConditionSet { ConditionSet(property.declaration.conditions) }

  /// True if the property is optional.
  package var isOptional: Bool { property.declaration.type?.isOptional == true }

  /// True if a directive at the property excludes a Has-protocol from forwarding.
  package func isExcepted(_ name: String) -> Bool { property.declaration.exceptions.contains(name) }

  /// The container that the property holds, directly or by reference; `nil` for a composition.
  package var container: SymbolID? {
    switch kind {
    case .container(let id), .reference(let id): id
    case .composition: nil
    }
  }

  /// The container that the property holds by reference; `nil` for none.
  package var reference: SymbolID? { if case .reference(let id) = kind { id } else { nil } }
}

/// Finds the parents of containers.
package struct ParentFinder {
  let table: SymbolTable
  let rules: Rules
  /// The containers whose conformances can be used in other files.
  let containers: Set<SymbolID>

  package init(table: SymbolTable, rules: Rules, containers: Set<SymbolID>) {
    self.table = table
    self.rules = rules
    self.containers = containers
  }

  /// The parents of a container, in source order.
  func parents(of child: NominalType) -> [Parent] {
    // Properties of a superclass that is a container are parents of the superclass.
    let owners = [child.id] + child.superclasses.filter { !containers.contains($0) }
    let isRoot = ContainerNames.standard.contains(child.symbol.name)
    return child.members(of: owners).filter { canHoldParent($0, in: child) }.compactMap { member in
      // An optional container that `AppDependency` stores is a child.
      guard !isRoot || member.declaration.type?.isOptional != true else { return nil }
      return kind(of: member, in: child).map { Parent(property: member, kind: $0) }
    }
  }

  private func canHoldParent(_ member: Member, in child: NominalType) -> Bool {
    let declaration = member.declaration
    guard !declaration.isStatic, !declaration.isNoParent else { return false }
    switch declaration.storage?.kind {
    case .stored: return true
    case .lazy: return child.isClassBound
    default: return false
    }
  }

  /// The kind of parent that a property holds; `nil` if its type is not that of one. Directives are
  /// ignored.
  package func kind(of member: Member, in child: NominalType) -> Parent.Kind? {
    let written = member.declaration.type ?? member.declaration.calledType
    guard let type = written?.withoutOptional else { return nil }
    let scope = table.bodyScope(of: member)
    if let named = table.symbol(for: type, in: scope) {
      let id = table.underlying(named) ?? named
      if let known = ([id] + table.superclasses(of: id)).first(where: containers.contains) {
        return known == child.id ? nil : .container(known)
      }
      if let outer = table.behindReference(id) {
        return containers.contains(outer) ? .reference(of: outer) : nil
      }
    }
    // Consumers store compositions too, and are not children.
    guard table.mayHoldComposition(child.id, by: rules) else { return nil }
    return table.composition(type, in: scope, of: member.owner, by: rules)
      .map(Parent.Kind.composition)
  }
}
