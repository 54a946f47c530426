import Roles
import SwiftReading
import SwiftProgram

/// A stored property through which a container has what another scope has.
package struct Parent: Sendable {
  /// The property's name.
  package let name: String
  /// Its declarations: one, or several under different `#if` conditions.
  package let versions: [Version]

  /// A declaration of the property.
  package struct Version: Sendable {
    /// The stored property.
    package let property: Member
    package let source: Source

    /// The condition under which the property is compiled.
    package var condition: ConditionSet { ConditionSet(property.declaration.conditions) }

    /// True if the property may hold no parent.
    package var isOptional: Bool { property.declaration.type?.isOptional == true }

    /// True if a directive keeps a Has-protocol from being forwarded.
    package func isExcepted(_ name: String) -> Bool {
      exceptions.contains(name)
    }

    /// The Has-protocols that directives keep from being forwarded.
    package var exceptions: [String] {
      property.declaration.exceptions
    }

    /// True if something else can be stored in it, as far as another file may do so.
    package var isSettable: Bool {
      property.declaration.kind == .var && hiddenSetter == nil
        && property.declaration.storage?.isSettable != false
    }

    /// The access of its setter, if another file does not see that.
    package var hiddenSetter: Access? {
      property.declaration.setterAccess.flatMap { $0 <= .fileprivate ? $0 : nil }
    }
  }

  /// The stored value.
  package enum Source: Sendable {
    case container(SymbolID)
    /// The class that hands a container on.
    case reference(of: SymbolID)
    /// Something of which only the protocols are known, with those that they inherit from.
    case composition(Set<SymbolID>)

    /// The container that is behind it.
    package var container: SymbolID? {
      switch self {
      case .container(let id), .reference(let id): id
      case .composition: nil
      }
    }
  }

  /// True if there may be none.
  package var isOptional: Bool { versions.contains(where: \.isOptional) }

  /// The containers that it may hold by reference.
  package var references: [SymbolID] {
    versions.compactMap { if case .reference(let id) = $0.source { id } else { nil } }
  }

  /// The containers that may be behind it.
  package var containers: [SymbolID] { versions.compactMap(\.source.container) }
}
