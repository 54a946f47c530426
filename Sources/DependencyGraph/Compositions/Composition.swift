import SwiftOutline

/// A composition as a consumer writes it: an alias, an umbrella protocol, or a type in place.
struct Composition: Sendable {
  /// Who needs what it names: the enclosing type, or the alias where none encloses it.
  let consumer: String
  /// The declaration that it stands in.
  let declaration: Declaration
  let types: [TypeSyntax]
  let scope: Scope
  /// The place to tell for a part that is written as text only, in a generic clause; `nil` where
  /// each part has its own.
  let textOffset: Int?
  let form: Form

  /// The name of the declaration that it stands in: `Dependencies`.
  var name: String {
    declaration.kind.namesType ? declaration.baseName : declaration.name
  }

  enum Form: Sendable {
    case alias
    case umbrella
    case inline
    /// What a container's parent has to have, as its property or generic parameter says.
    case parent
  }

  /// The file and the offset that tell it from others.
  var place: [Int] {
    [scope.file, textOffset ?? types.first?.namedParts.first?.offset ?? 0]
  }
}

/// A Has-protocol that a consumer needs.
struct Need: Sendable {
  let protocolID: SymbolID
  let consumer: String
  let file: Int
  /// The offset of the name that brings it.
  let offset: Int
  /// Whether it is a container's parent that has to have it: who needs it is not handed a container.
  let isOfParent: Bool
}
