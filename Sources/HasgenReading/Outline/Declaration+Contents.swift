extension Declaration {
  /// The kinds of things among declarations and their members. A search skips declarations that
  /// contain nothing of its kind, which are most of them.
  package struct Contents: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Types, protocols, aliases, and extensions.
    package static let types = Contents(rawValue: 1)
    /// Types composed with `&`, wherever a type or a constraint is written.
    package static let compositions = Contents(rawValue: 2)
    /// Directives to the tool.
    package static let directives = Contents(rawValue: 4)
    /// Variables and constants that are kept in memory.
    package static let storage = Contents(rawValue: 8)

    /// The kinds that can be a composition or contain one.
    package static let typesOrCompositions: Contents = [.types, .compositions]

    /// The kinds of a declaration itself.
    init(of draft: borrowing Draft) {
      var contents: Contents = []
      if draft.kind.namesType { contents.insert(.types) }
      if draft.hasComposition { contents.insert(.compositions) }
      if !draft.comments.directives.isEmpty { contents.insert(.directives) }
      switch draft.storage?.kind {
      case .stored, .lazy: contents.insert(.storage)
      case .computed, .required, nil: break
      }
      self = contents
    }

    /// The kinds of things among members and their members.
    init(among members: [Declaration]) {
      self = members.reduce(into: []) { $0.formUnion($1.traits.union($1.contents)) }
    }
  }

  /// True if the declaration, or a member at any depth, is of one of the given kinds.
  package func holds(_ asked: Contents) -> Bool { !traits.union(contents).isDisjoint(with: asked) }
}

extension Draft {
  fileprivate var hasComposition: Bool {
    if type?.holdsComposition == true { return true }
    if parameters.contains(where: { $0.type.holdsComposition }) { return true }
    if inheritedTypes.contains(where: \.holdsComposition) { return true }
    return genericParameters.contains { $0.constraint?.holdsComposition == true }
      || whereClause.contains { $0.subject.holdsComposition || $0.type.holdsComposition }
  }
}

extension Declaration.Kind {
  /// True if the declaration declares or extends a type, a protocol or an alias.
  package var namesType: Bool {
    switch self {
    case .protocol, .struct, .class, .actor, .enum, .extension, .typealias, .associatedtype: true
    case .let, .var, .func, .`init`, .subscript: false
    }
  }
}

extension TypeSyntax {
  /// True if the type contains a composition.
  fileprivate var holdsComposition: Bool {
    contains { if case .composition = $0 { true } else { false } }
  }
}
