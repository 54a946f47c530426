import Roles
import SwiftReading
import SwiftProgram

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
      return source(of: member, in: child).map { Parent(property: member, source: $0) }
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

  /// The source that a property holds; `nil` if its type is not that of a parent. Directives are
  /// ignored.
  package func source(of member: Member, in child: NominalType) -> Parent.Source? {
    let written = member.declaration.type ?? member.declaration.calledType
    guard let type = written?.withoutOptional else { return nil }
    let scope = table.bodyScope(of: member.site, in: member.owner)
    if let named = table.symbol(for: type, in: scope) {
      let id = table.underlying(named) ?? named
      let superclasses = table[id].kind == .class ? table.supertypeClosure(of: id).superclasses : []
      if let known = ([id] + superclasses).first(where: containers.contains) {
        return known == child.id ? nil : .container(known)
      }
      if ReferenceDeclaration.isAdded(table[id].sites[0].declaration) {
        let outer = table.id(module: table[id].module, path: table[id].enclosingPath)
        return outer.flatMap { containers.contains($0) ? .reference(of: $0) : nil }
      }
    }
    // Consumers store compositions too, and are not children.
    guard table.mayHoldComposition(child.id, by: rules) else { return nil }
    return table.composition(type, in: scope, of: member.owner, by: rules)
      .map(Parent.Source.composition)
  }
}
