import SwiftOutline

extension Declaration {
  /// Whether its types or its generic clauses name `Self`, and not only something of it.
  package var mentionsSelf: Bool {
    let types = parameters.map(\.type) + [type].compactMap(\.self)
    return types.contains(where: \.mentionsSelf) || hasClauseMentioningSelf
  }

  /// Whether its generic clauses name `Self`, and not only a member of it.
  package var hasClauseMentioningSelf: Bool {
    genericRequirements.contains { $0.sides.contains(where: \.mentionsSelf) }
  }
}

extension TypeSyntax {
  fileprivate var mentionsSelf: Bool {
    contains { type in
      guard case .name(let name) = type, name.components.first?.name == "Self" else { return false }
      return name.components.count == 1 || name.components[1].name == "Type"
    }
  }
}
