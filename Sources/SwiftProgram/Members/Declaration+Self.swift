import SwiftOutline

extension Declaration {
  /// Whether its types or its generic clauses name `Self`, and not only something of it.
  package var mentionsSelf: Bool {
    let types = parameters.map(\.type) + [type].compactMap(\.self)
    let clauses = [genericParameters, whereClause].compactMap(\.self)
    return types.contains(where: \.mentionsSelf) || clauses.contains(where: \.mentionsSelf)
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

extension String {
  /// Whether a generic clause names `Self`, and not only something of it.
  fileprivate var mentionsSelf: Bool {
    let isOfName = { (character: Character) in
      character.isLetter || character.isNumber || character == "_" || character == "."
    }
    return split { !isOfName($0) }.contains("Self")
  }
}
