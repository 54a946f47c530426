import SwiftReading

/// A member that a protocol asks for, its own or an inherited one.
package struct Requirement: Sendable {
  package let declaration: Declaration
  /// The protocol that declares it.
  package let owner: SymbolID
  /// The scope of the protocol's body.
  package let scope: Scope
  /// The condition under which it is asked for; without the protocol's own conditions where it has
  /// but one version.
  package let condition: ConditionSet
  /// The global actor that it is isolated to.
  package let isolation: String?
  /// True if only one of several versions of the protocol, under different conditions, asks for it.
  package let isOfVersion: Bool
  /// The module of the protocol extension that implements it for those that do not.
  package let defaultModule: Int?

  /// True if a protocol extension implements it.
  package var hasDefault: Bool { defaultModule != nil }
}

extension Requirement {
  /// The requirement without isolation.
  package var withoutIsolation: Requirement {
    Requirement(
      declaration: declaration, owner: owner, scope: scope, condition: condition, isolation: nil,
      isOfVersion: isOfVersion, defaultModule: defaultModule)
  }

  /// The key that tells a requirement from all others.
  package struct Key: Hashable, Sendable {
    package let owner: SymbolID
    package let file: Int
    package let offset: Int
  }

  /// The key that tells it from all others.
  package var key: Key {
    Key(owner: owner, file: scope.file, offset: declaration.nameRange.lowerBound)
  }
}

/// The requirements of a protocol to the types that conform to it.
package struct RequirementList: Sendable {
  /// A protocol, and the module that a conformance would stand in.
  package struct Key: Hashable, Sendable {
    package let id: SymbolID
    package let module: Int

    package init(id: SymbolID, module: Int) {
      self.id = id
      self.module = module
    }
  }

  package var requirements: [Requirement] = []
  /// The associated types, which a witness may choose, and what each must conform to.
  package var associatedTypes: [String: [Constraint]] = [:]
  /// The members of the protocols' extensions by their names without labels, those included that
  /// stand under a `where` clause.
  package var defaults: [String: [Member]] = [:]
  /// The protocols that the list is of: the one that is asked about and all that it inherits from.
  package var family: [SymbolID] = []
  /// The inherited types that the sources do not declare, or that are no protocols.
  package var externals: [External] = []
  /// The protocol and the one of its family that names `Sendable`, if that is another; empty if none
  /// does.
  package var sendableChain: [SymbolID] = []

  /// A type that an associated type must conform to.
  package struct Constraint: Sendable {
    package let type: TypeSyntax
    package let scope: Scope
  }

  package struct External: Sendable {
    package let name: String
    package let symbol: SymbolID?

    package init(name: String, symbol: SymbolID?) {
      self.name = name
      self.symbol = symbol
    }
  }
}
