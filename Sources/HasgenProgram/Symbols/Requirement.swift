import HasgenReading

/// A member that a protocol requires, declared by the protocol or inherited.
package struct Requirement: Sendable {
  package let declaration: Declaration
  /// The protocol that declares it.
  package let owner: SymbolID
  /// The scope of the protocol's body.
  package let scope: Scope
  /// The condition under which it is required, without the protocol's own conditions if the
  /// protocol is declared once.
  package let condition: ConditionSet
  /// The global actor that it is isolated to; `nil` for none.
  package let isolation: String?
  /// True if the protocol is declared several times, under different conditions, and this
  /// requirement belongs to one of these declarations.
  package let isOfVersion: Bool
  /// The module of the protocol extension with a default implementation; `nil` if there is none.
  package let defaultModule: Int?

  /// True if a protocol extension implements it.
  package var hasDefault: Bool { defaultModule != nil }
}

extension Requirement {
  package var withoutIsolation: Requirement {
    Requirement(
      declaration: declaration, owner: owner, scope: scope, condition: condition, isolation: nil,
      isOfVersion: isOfVersion, defaultModule: defaultModule)
  }

  /// The key that identifies a requirement.
  package struct Key: Hashable, Sendable {
    package let owner: SymbolID
    package let file: Int
    package let offset: Int
  }

  package var key: Key {
    Key(owner: owner, file: scope.file, offset: declaration.nameRange.lowerBound)
  }
}

/// The requirements of a protocol, inherited ones included.
package struct RequirementList: Sendable {
  /// A protocol, and the module of a conformance to it.
  package struct Key: Hashable, Sendable {
    package let id: SymbolID
    package let module: Int

    package init(id: SymbolID, module: Int) {
      self.id = id
      self.module = module
    }
  }

  package var requirements: [Requirement] = []
  /// The associated types by name, with the types that each must conform to.
  package var associatedTypes: [String: [Constraint]] = [:]
  /// The members of the protocols' extensions by their names without labels, those under a `where`
  /// clause included.
  package var defaults: [String: [Member]] = [:]
  /// The protocol and all protocols that it inherits from.
  package var family: [SymbolID] = []
  /// The inherited types that the sources do not declare, or that are not protocols.
  package var externals: [External] = []
  /// The protocol and, if it is another one, the protocol of its family that names `Sendable`;
  /// empty if none does.
  package var sendableChain: [SymbolID] = []

  /// A type that an associated type must conform to.
  package struct Constraint: Sendable {
    package let type: TypeSyntax
    package let scope: Scope
  }

  package struct External: Sendable {
    package let name: String
    package let symbol: SymbolID?
  }
}
