extension Declaration {
  /// What there is among declarations and their members, so that who looks for something passes by
  /// what holds nothing of it, which is most.
  package struct Contents: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Types, protocols, aliases, and extensions.
    package static let types = Contents(rawValue: 1)
    /// Types composed with `&`, wherever a type or a constraint is written.
    package static let compositions = Contents(rawValue: 2)
    /// Directives to the tool.
    package static let directives = Contents(rawValue: 4)

    init(of members: [Declaration]) {
      var contents: Contents = []
      for member in members {
        contents.formUnion(member.contents)
        if member.kind.namesType { contents.insert(.types) }
        if member.hasComposition { contents.insert(.compositions) }
        if !member.directives.isEmpty { contents.insert(.directives) }
      }
      self = contents
    }
  }

  fileprivate var hasComposition: Bool {
    if type?.isComposed == true || parameters.contains(where: { $0.type.isComposed }) {
      return true
    }
    let sign = UInt8(ascii: "&")
    return genericParameters?.utf8.contains(sign) == true
      || whereClause?.utf8.contains(sign) == true
  }
}

extension Declaration.Kind {
  /// Whether what is declared or extended is a type, a protocol or an alias.
  package var namesType: Bool {
    switch self {
    case .protocol, .struct, .class, .actor, .enum, .extension, .typealias, .associatedtype: true
    case .let, .var, .func, .`init`, .subscript: false
    }
  }
}

extension TypeSyntax {
  /// Whether `&` stands in it, or in what it is an optional of.
  package var isComposed: Bool {
    switch self {
    case .composition: true
    case .prefixed(_, let inner), .optional(let inner), .implicitlyUnwrapped(let inner):
      inner.isComposed
    case .tuple(let elements):
      elements.count == 1 && elements[0].label == nil && elements[0].type.isComposed
    default: false
    }
  }
}
