/// A declaration under construction.
struct Draft {
  let kind: Declaration.Kind
  var name = ""
  var nameRange = 0..<0
  var prefix: DeclarationPrefix
  var genericParameters: String?
  var whereClause: String?
  var inheritedTypes: [TypeSyntax] = []
  var type: TypeSyntax?
  var calledType: TypeSyntax?
  var parameters: [Parameter] = []
  var effects = Effects.none
  var storage: Storage?
  var isFailable = false
  var comments = LeadingComments()
  let conditions: [Condition]
  var members: [Declaration] = []

  /// The finished declaration; `start` is where it begins if not at its first attribute.
  consuming func declaration(from start: Int? = nil, to end: Int) -> Declaration {
    let start = start ?? prefix.start
    return Declaration(
      kind: kind, name: name, nameRange: nameRange, range: start..<max(start, end),
      access: prefix.access, modifiers: prefix.modifiers, setterAccess: prefix.setterAccess,
      attributes: prefix.attributes, genericParameters: genericParameters,
      whereClause: whereClause, inheritedTypes: inheritedTypes, type: type,
      calledType: calledType, parameters: parameters, effects: effects, storage: storage,
      isFailable: isFailable, documentation: comments.documentation,
      directives: comments.directives, conditions: conditions, members: members)
  }
}

/// What stands before the keyword of a declaration.
struct DeclarationPrefix {
  /// The offset of the first attribute or modifier, or of the keyword.
  let start: Int
  /// The end of the token before.
  let triviaStart: Int
  var attributes: [Attribute] = []
  var modifiers: [String] = []
  var access: Access?
  var setterAccess: Access?
}
