import SwiftOutline
import SwiftProgram

/// A composition as a consumer writes it: an alias, an umbrella protocol, or a type in place.
package struct Composition: Sendable {
  /// Who needs what it names: the enclosing type, or the alias where none encloses it.
  package let consumer: String
  /// The declaration that it stands in.
  package let declaration: Declaration
  package let types: [TypeSyntax]
  package let scope: Scope
  /// The place to tell for a part that is written as text only, in a generic clause; `nil` where
  /// each part has its own.
  package let textOffset: Int?
  package let form: Form
  /// How surely its protocols are dependencies.
  package let certainty: Certainty
  /// Whether the parameter or property of that type is called as dependencies are.
  package let isCalledSo: Bool

  /// The name of the declaration that it stands in: `Dependencies`.
  package var name: String {
    declaration.kind.namesType ? declaration.baseName : declaration.name
  }

  package enum Form: Sendable {
    case alias
    case umbrella
    case inline
    /// A single Has-protocol in place.
    case single
    /// A generic argument: `BaseViewModel<any HasA & HasB>`.
    case argument
    /// What a container's parent has to have, as its property or generic parameter says.
    case parent
  }

  /// How surely the protocols of a composition are dependencies, and do not constrain a model.
  package enum Certainty: Sendable {
    /// They are.
    case certain
    /// All of them are if a container or another composition has one of them.
    case asWhole
    /// Each of them is if a container or another composition has it.
    case partByPart
  }

  /// The file and the offset that tell it from others.
  package var place: [Int] {
    [scope.file, textOffset ?? types.first?.namedParts.first?.offset ?? 0]
  }
}

/// A Has-protocol that a consumer needs.
package struct Need: Sendable {
  package let protocolID: SymbolID
  package let consumer: String
  package let file: Int
  /// The offset of the name that brings it.
  package let offset: Int
  /// Whether it is a container's parent that has to have it: who needs it is not handed a container.
  package let isOfParent: Bool
  /// Whether it may as well constrain a model.
  package let isUncertain: Bool

  /// The consumer, at the name that brings the need.
  package func consumer(in table: SymbolTable) -> NamedType {
    NamedType(name: consumer, location: table.location(file: file, offset: offset))
  }
}

/// Who declares a composition; those of one name in two modules are two.
package struct Consumer: Hashable, Sendable {
  package let name: String
  package let module: Int

  package init(name: String, module: Int) {
    self.name = name
    self.module = module
  }
}

/// What a consumer asks for in one of its compositions.
package struct CompositionRequest: Sendable {
  package let consumer: Consumer
  package let composition: Composition
  /// Whether it asks a container's parent.
  let isOfParent: Bool
  /// The Has-protocols and Makes-protocols, with the offsets of the names that bring them.
  package let parts: [(id: SymbolID, offset: Int)]
}

/// A name in a composition that no source declares, and a module may which was not read.
package struct UnreadName: Sendable {
  package let name: String
  package let file: Int
  package let offset: Int
  /// The imports of such modules in the same file; at least one.
  package let imports: [Import]
}
