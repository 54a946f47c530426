import Roles
import SwiftReading
import SwiftProgram

/// A stored property that holds a container's parent. Parents with the same name are declared under
/// different `#if` conditions.
package struct Parent: Sendable {
  package let property: Member
  package let source: Source

  /// The kind of stored value.
  package enum Source: Sendable {
    case container(SymbolID)
    /// The `Reference` of a container.
    case reference(of: SymbolID)
    /// A value of which only the protocols are known, inherited protocols included.
    case composition(Set<SymbolID>)
  }

  /// The property's name.
  package var name: String { property.declaration.name }

  /// The condition under which the property is compiled.
  package var condition: ConditionSet { ConditionSet(property.declaration.conditions) }

  /// True if the property is optional.
  package var isOptional: Bool { property.declaration.type?.isOptional == true }

  /// True if a directive at the property excludes a Has-protocol from forwarding.
  package func isExcepted(_ name: String) -> Bool { property.declaration.exceptions.contains(name) }

  /// The container that the property holds, directly or by reference; `nil` for a composition.
  package var container: SymbolID? {
    switch source {
    case .container(let id), .reference(let id): id
    case .composition: nil
    }
  }

  /// The container that the property holds by reference; `nil` for none.
  package var reference: SymbolID? { if case .reference(let id) = source { id } else { nil } }
}
