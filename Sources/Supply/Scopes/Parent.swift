import Roles
import SwiftReading
import SwiftProgram

/// A stored property through which a container has what another scope has. Two of one name are
/// declared under different `#if` conditions.
package struct Parent: Sendable {
  /// The property.
  package let property: Member
  package let source: Source

  /// The stored value.
  package enum Source: Sendable {
    case container(SymbolID)
    /// The class that hands a container on.
    case reference(of: SymbolID)
    /// Something of which only the protocols are known, with those that they inherit from.
    case composition(Set<SymbolID>)
  }

  /// The property's name.
  package var name: String { property.declaration.name }

  /// The condition under which the property is compiled.
  package var condition: ConditionSet { ConditionSet(property.declaration.conditions) }

  /// True if the property may hold no parent.
  package var isOptional: Bool { property.declaration.type?.isOptional == true }

  /// True if a directive keeps a Has-protocol from being forwarded.
  package func isExcepted(_ name: String) -> Bool { property.declaration.exceptions.contains(name) }

  /// The container that is behind it; `nil` for one of which only the protocols are known.
  package var container: SymbolID? {
    switch source {
    case .container(let id), .reference(let id): id
    case .composition: nil
    }
  }

  /// The container that it holds by reference.
  package var reference: SymbolID? { if case .reference(let id) = source { id } else { nil } }
}
