import HasgenProgram
import HasgenReading

/// A composition as a consumer writes it: an alias, an umbrella protocol, or an inline type.
package struct Composition: Sendable {
  /// The name of the consumer: the enclosing type, or the alias if no type encloses it.
  package let consumer: String
  /// The declaration that contains the composition.
  package let declaration: Declaration
  package let types: [TypeSyntax]
  package let scope: Scope
  /// The offset to report for all parts of a generic clause; `nil` if each part has its own offset.
  package let textOffset: Int?
  package let form: Form
  /// The certainty that the protocols are dependencies.
  let certainty: Certainty
  /// True if the parameter or property of this type has a name for dependencies, such as `deps`.
  package let hasUsualName: Bool

  /// The name of the declaration that contains the composition: `Dependencies`.
  package var name: String {
    declaration.kind.namesType ? declaration.baseName : declaration.name
  }

  /// True if the composition is the type of a value in SwiftUI's environment, which is not a
  /// consumer.
  package func isOfEnvironment(in table: SymbolTable) -> Bool {
    if scope.owners.last?.path == "EnvironmentValues" { return true }
    guard let owner = owner(in: table) else { return false }
    return table.supertypeClosure(of: owner).externals.contains("EnvironmentKey")
  }

  /// True if the composition is an alias or an umbrella protocol.
  package var isNamed: Bool { form == .alias || form == .umbrella }

  /// The type that declares the composition; `nil` at file level.
  package func owner(in table: SymbolTable) -> SymbolID? {
    scope.owners.last.flatMap {
      table.id(module: $0.module, path: $0.path, seenFrom: scope.file)
    }
  }

  package enum Form: Sendable {
    case alias
    case umbrella
    case inline
    /// A single Has-protocol as an inline type.
    case single
    /// A generic argument: `BaseViewModel<any HasA & HasB>`.
    case argument
    /// The protocols to which a container's parent must conform, as the type of a property or the
    /// constraint of a generic parameter.
    case parent
  }

  /// The certainty that a composition's protocols are dependencies, and not constraints of a model.
  enum Certainty: Sendable {
    /// All of them are dependencies.
    case certain
    /// All protocols are dependencies if a container conforms to one of them, or another
    /// composition names one.
    case asWhole
    /// Each protocol is a dependency if a container conforms to it, or another composition names
    /// it.
    case partByPart
  }

  /// The place of the first name.
  package var place: CodePlace {
    CodePlace(
      file: scope.file, offset: textOffset ?? types.first?.namedParts.first?.offset ?? 0)
  }
}

extension SymbolTable {
  /// The expansions of a composition's types.
  package func expansions(of composition: Composition) -> [CompositionExpansion] {
    composition.types.map { expand($0, in: composition.scope) }
  }
}

/// A Has-protocol that a consumer needs.
package struct Need: Sendable {
  package let protocolID: SymbolID
  package let asker: Consumer
  package let file: Int
  /// The offset of the name that includes the protocol in the composition.
  package let offset: Int
  /// The aliases through which the name includes the protocol, outermost first; empty if the
  /// composition names the protocol itself.
  package let aliases: [SymbolID]
  /// True if the parent of a container must conform to the protocol. The consumer is then not
  /// passed a container.
  package let isOfParent: Bool
  /// True if the protocol may constrain a model instead.
  package let isUncertain: Bool

  /// The name of the consumer.
  package var consumer: String { asker.name }

  /// True if the composition names the protocol itself.
  package var isDirect: Bool { aliases.isEmpty }

  /// The consumer, at the name that includes the protocol.
  package func consumer(in table: SymbolTable) -> NamedPlace {
    NamedPlace(name: consumer, location: table.location(file: file, offset: offset))
  }
}

/// The type or alias that declares a composition. Consumers with the same name in two modules are
/// different.
package struct Consumer: Hashable, Sendable {
  package let name: String
  package let module: Int

  /// True if a type declares the composition itself.
  package func isType(_ id: SymbolID, in table: SymbolTable) -> Bool {
    table[id].path == name && table[id].module == module
  }
}

/// The protocols of one composition of a consumer.
package struct CompositionRequest: Sendable {
  package let consumer: Consumer
  package let composition: Composition
  /// True if the parent of a container must conform to the protocols.
  let isOfParent: Bool
  /// The Has-protocols and Makes-protocols, each with the name that brings it.
  package let parts: [CompositionExpansion.Part]

  /// True if the composition is an alias as an inline type: `any Dependencies & Sendable`.
  package var isAliasInPlace: Bool {
    composition.form == .inline && parts.allSatisfy { !$0.aliases.isEmpty }
      && Set(parts.map(\.offset)).count == 1
  }
}

/// A name in a composition that no source declares, and that an unread module may declare.
package struct UnreadName: Sendable {
  package let name: String
  package let file: Int
  package let offset: Int
  /// The imports of unread modules in the same file; at least one.
  package let imports: [Import]
}
