import SwiftReading
import SwiftProgram

/// A composition as a consumer writes it: an alias, an umbrella protocol, or a type in place.
package struct Composition: Sendable {
  /// The name of the consumer: the enclosing type, or the alias if no type encloses it.
  package let consumer: String
  /// The declaration that it stands in.
  package let declaration: Declaration
  package let types: [TypeSyntax]
  package let scope: Scope
  /// The place to tell for a part that is written as text only, in a generic clause; `nil` where
  /// each part has its own.
  package let textOffset: Int?
  package let form: Form
  /// The certainty that its protocols are dependencies.
  package let certainty: Certainty
  /// True if the parameter or property of that type is called as dependencies are.
  package let isCalledSo: Bool

  /// The name of the declaration that it stands in: `Dependencies`.
  package var name: String {
    declaration.kind.namesType ? declaration.baseName : declaration.name
  }

  /// True if it is the type of a value in SwiftUI's environment, which asks for nothing itself.
  package func isOfEnvironment(in table: SymbolTable) -> Bool {
    scope.owners.last?.path == "EnvironmentValues"
      || owner(in: table).map {
        table.supertypeClosure(of: $0).externals.contains("EnvironmentKey")
      }
        == true
  }

  /// True for an alias and an umbrella protocol.
  package var isNamed: Bool { form == .alias || form == .umbrella }

  /// The type that declares it; `nil` at file level.
  package func owner(in table: SymbolTable) -> SymbolID? {
    scope.owners.last.flatMap {
      table.id(module: $0.module, path: $0.path, seenFrom: scope.file)
    }
  }

  package enum Form: Sendable {
    case alias
    case umbrella
    case inline
    /// A single Has-protocol in place.
    case single
    /// A generic argument: `BaseViewModel<any HasA & HasB>`.
    case argument
    /// The protocols that a container's parent must conform to, as its property or generic
    /// parameter says.
    case parent
  }

  /// The certainty that a composition's protocols are dependencies, and do not constrain a model.
  package enum Certainty: Sendable {
    /// They are.
    case certain
    /// Each protocol is a dependency if a container or another composition has one of them.
    case asWhole
    /// Each of them is if a container or another composition has it.
    case partByPart
  }

  /// The place of its first name.
  package var place: CodePlace {
    CodePlace(
      file: scope.file, offset: textOffset ?? types.first?.namedParts.first?.offset ?? 0)
  }
}

/// A Has-protocol that a consumer needs.
package struct Need: Sendable {
  package let protocolID: SymbolID
  package let consumer: String
  package let file: Int
  /// The offset of the name that brings it.
  package let offset: Int
  /// The aliases through which the name brings it, the outermost first; empty for its own name.
  package let aliases: [SymbolID]
  /// True if a container's parent must have the protocol: the consumer is not passed a container.
  package let isOfParent: Bool
  /// True if the protocol may constrain a model instead.
  package let isUncertain: Bool

  /// True if the composition names the protocol itself.
  package var isDirect: Bool { aliases.isEmpty }

  /// The consumer, at the name that brings the need.
  package func consumer(in table: SymbolTable) -> NamedPlace {
    NamedPlace(name: consumer, location: table.location(file: file, offset: offset))
  }
}

/// The declarer of a composition; consumers of one name in two modules are two.
package struct Consumer: Hashable, Sendable {
  package let name: String
  package let module: Int

  package init(name: String, module: Int) {
    self.name = name
    self.module = module
  }
}

/// The protocols that a consumer asks for in one of its compositions.
package struct CompositionRequest: Sendable {
  package let consumer: Consumer
  package let composition: Composition
  /// True if the consumer asks a container's parent.
  let isOfParent: Bool
  package let parts: [AskedProtocol]

  /// A Has-protocol or Makes-protocol, and the name that brings it.
  package struct AskedProtocol: Sendable {
    package let id: SymbolID
    package let offset: Int
    /// The aliases through which the name brings it, the outermost first.
    package let aliases: [SymbolID]
  }
}

/// A name in a composition that no source declares, and a module may which was not read.
package struct UnreadName: Sendable {
  package let name: String
  package let file: Int
  package let offset: Int
  /// The imports of such modules in the same file; at least one.
  package let imports: [Import]
}
