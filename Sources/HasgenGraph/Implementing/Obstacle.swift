import HasgenProgram
import HasgenReading

/// A reason why a type cannot conform to a protocol by forwarding its requirements.
package struct Obstacle: Error {
  /// The kind of obstacle; some kinds have a rule of their own.
  package enum Cause: Sendable {
    /// A reason that no other rule reports.
    case other
    /// The generated file cannot read the property that holds the parent, or the property is weak
    /// or optional.
    case parent
    /// The type has a member of the requirement's name that is not a witness.
    case member(Requirement, Member, WitnessFault)

    package var isParent: Bool { if case .parent = self { true } else { false } }
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
  /// Creates the obstacle of a type that the generated file cannot spell.
  package init(_ type: UnnameableType, of member: String) {
    self.init(
      "'\(member)' needs '\(type.name)', which "
        + (type.isHidden
          ? "means something else there" : "the generated file cannot see"),
      cure: type.unimported.map { "import it in the container's file: 'import \($0)'" })
  }
}

extension Declaration {
  /// Throws the reason why no type can forward this requirement, if there is one.
  func checkForwarding() throws(Obstacle) {
    if kind == .`init` { throw Obstacle("it asks for an initializer") }
    if kind == .subscript { throw Obstacle("it asks for a subscript") }
    if isStatic { throw Obstacle("'\(name)' is static") }
    if modifiers.contains("mutating") || storage?.hasMutatingGetter == true {
      throw Obstacle("'\(name)' is mutating")
    }
    if mentionsSelf { throw Obstacle("'\(name)' is written with 'Self'") }
    if parameters.contains(where: \.isVariadic) { throw Obstacle("'\(name)' is variadic") }
  }
}

extension RequirementList {
  /// Throws the reason why a type cannot conform to the protocol, regardless of its members, if
  /// there is one.
  func checkConformance(of type: NominalType) throws(Obstacle) {
    if !associatedTypes.isEmpty { throw Obstacle("it has an associated type") }
    if type.isNoncopyable { throw Obstacle("'\(type.path)' is '~Copyable'") }
    if let missing = externals.first(where: { !type.inherits(from: $0) }) {
      throw Obstacle("it inherits from '\(missing.name)'")
    }
    if !sendableChain.isEmpty, !type.isSendable {
      throw Obstacle(
        "it asks for 'Sendable'",
        cure: "declare '\(type.kind.rawValue) \(type.path): Sendable'")
    }
  }
}

extension SymbolTable {
  /// True if a type conforms to a protocol only in extensions with a `where` clause.
  func conformsOnlyUnderClause(_ type: NominalType, to id: SymbolID) -> Bool {
    let isPlain = { (site: Site) in site.whereClause(asOf: type.symbol).isEmpty }
    let isEver = type.conformed[id] != nil && !type.symbol.extensions.allSatisfy(isPlain)
    return isEver
      && !headerNames(of: type.id).contains { header in
        isPlain(header.site)
          && header.symbols.contains { $0 == id || supertypeClosure(of: $0).protocols[id] != nil }
      }
  }
}
