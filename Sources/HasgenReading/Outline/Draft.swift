/// A declaration under construction.
struct Draft: Sendable {
  let kind: Declaration.Kind
  var name = ""
  var nameRange = 0..<0
  var prefix: DeclarationPrefix
  var genericParameters: [GenericParameter] = []
  var whereClause: [GenericRequirement] = []
  var inheritedTypes: [TypeSyntax] = []
  var type: TypeSyntax?
  var initialValue: InitialValue?
  var parameters: [Parameter] = []
  var effects = Effects.none
  var storage: Storage?
  var isFailable = false
  var comments = LeadingComments()
  let conditions: [Condition]
  var members: [Declaration] = []
  /// The file to read again for the members, if they were left out.
  var file: RereadFile?
  var expandedMacros: [String] = []
  /// True if an enum has a case that is not under an `#if` inside the enum.
  var hasCases = false
  /// True if a case of an enum has associated values.
  var hasPayloads = false

  /// The finished declaration; `start` is the offset of its beginning, if that is not its first
  /// attribute.
  consuming func declaration(from start: Int? = nil, to end: Int) -> Declaration {
    let start = start ?? prefix.start
    return Declaration(self, range: start..<max(start, end))
  }
}

/// The text before the keyword of a declaration.
struct DeclarationPrefix: Sendable {
  /// The offset of the first attribute or modifier, or of the keyword.
  let start: Int
  /// The end of the previous token.
  let triviaStart: Int
  var attributes: [Attribute] = []
  var modifiers: [String] = []
  var access: Access?
  var setterAccess: Access?
}
