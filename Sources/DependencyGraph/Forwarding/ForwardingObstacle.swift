import SwiftOutline

extension ReferenceGap.Cause {
  /// What keeps a requirement from being forwarded by anything; `nil` for nothing.
  init?(forwarding wanted: Declaration) {
    if wanted.kind == .`init` {
      self = .initializer
      return
    }
    let types = wanted.parameters.map(\.type) + [wanted.type].compactMap(\.self)
    let clauses = [wanted.genericParameters, wanted.whereClause].compactMap(\.self)
    if types.contains(where: \.mentionsSelf) || clauses.contains(where: \.mentionsSelf) {
      self = .mentionsSelf(wanted.name)
    } else if wanted.parameters.contains(where: \.isVariadic) {
      self = .variadic(wanted.name)
    } else {
      return nil
    }
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
