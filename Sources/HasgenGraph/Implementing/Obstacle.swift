import HasgenProgram
import HasgenReading

/// A reason why a type cannot conform to a protocol by forwarding its requirements.
package struct Obstacle: Error {
  /// The kind of obstacle; some kinds have a rule of their own.
  package enum Cause: Sendable {
    /// A reason that no other rule reports.
    case other
    /// The generated file cannot read the property that holds the parent.
    case hiddenParent
    /// The property that holds the parent is weak or optional.
    case optionalParent
    /// The type has a member of the requirement's name that is not a witness.
    case member(Requirement, Member, WitnessFault)

    package var isHiddenParent: Bool { if case .hiddenParent = self { true } else { false } }
    package var isOptionalParent: Bool { if case .optionalParent = self { true } else { false } }
  }

  package let cause: Cause
  /// The reason, as a clause: "it has an associated type".
  package let words: String
  /// The change that would remove the obstacle; `nil` for none.
  package let cure: String?

  package init(_ words: String, cure: String? = nil, cause: Cause = .other) {
    self.cause = cause
    self.words = words
    self.cure = cure
  }

  /// True if another rule reports the obstacle, at the parent or at the member.
  package var isToldAnyway: Bool {
    if case .other = cause { false } else { true }
  }
}

extension Obstacle {
  /// Creates the obstacle of a requirement that no type can forward; `nil` if it can be forwarded.
  package init?(forwarding wanted: Declaration) {
    let name = "'\(wanted.name)'"
    if wanted.kind == .`init` {
      self.init("it asks for an initializer")
    } else if wanted.kind == .subscript {
      self.init("it asks for a subscript")
    } else if wanted.isStatic {
      self.init("\(name) is static")
    } else if wanted.modifiers.contains("mutating") || wanted.storage?.hasMutatingGetter == true {
      self.init("\(name) is mutating")
    } else if wanted.mentionsSelf {
      self.init("\(name) is written with 'Self'")
    } else if wanted.parameters.contains(where: \.isVariadic) {
      self.init("\(name) is variadic")
    } else {
      return nil
    }
  }

  /// Creates the obstacle of a type that the generated file cannot spell.
  package init(_ type: UnnameableType, of member: String) {
    self.init(
      "'\(member)' needs '\(type.name)', which "
        + (type.isHidden
          ? "means something else there" : "the generated file cannot see"),
      cure: type.unimported.map { "import it in the container's file: 'import \($0)'" })
  }
}

extension RequirementList {
  /// The reason why a type cannot conform to the protocol, regardless of its members; `nil` for
  /// none.
  package func obstacle(for type: NominalType, in table: SymbolTable) -> Obstacle? {
    if !associatedTypes.isEmpty { return Obstacle("it has an associated type") }
    if type.isNoncopyable { return Obstacle("'\(type.symbol.path)' is '~Copyable'") }
    if let missing = externals.first(where: { !type.inherits(from: $0) }) {
      return Obstacle("it inherits from '\(missing.name)'")
    }
    if !sendableChain.isEmpty, !type.isSendable {
      return Obstacle(
        "it asks for 'Sendable'",
        cure: "declare '\(type.kind.rawValue) \(type.symbol.path): Sendable'")
    }
    return nil
  }
}

extension SymbolTable {
  /// True if a type conforms to a protocol only in extensions with a `where` clause.
  package func conformsOnlyUnderClause(_ type: NominalType, to id: SymbolID) -> Bool {
    let isPlain = { (site: Site) in site.whereClause(asOf: type.symbol).isEmpty }
    let isEver = type.conformed[id] != nil && !type.symbol.extensions.allSatisfy(isPlain)
    return isEver
      && !headerNames(of: type.id).contains { header in
        isPlain(header.site)
          && header.symbols.contains { $0 == id || supertypeClosure(of: $0).protocols[id] != nil }
      }
  }
}
