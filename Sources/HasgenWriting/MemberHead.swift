/// The declaration of a member up to its body: attributes, name, parameters, effects, types.
///
/// Types are texts as the file has to spell them.
package struct MemberHead: Sendable, Hashable {
  /// The keyword of a declaration.
  package enum Kind: String, Sendable, Hashable {
    case property = "var"
    case function = "func"
    case `subscript`
    case initializer = "init"
    case alias = "typealias"
  }

  /// The keyword.
  package let kind: Kind
  /// Attributes, access and modifiers in the order in which they are written, without availability:
  /// `@MainActor`, `public`, `static`.
  package let modifiers: [String]
  /// The name, without a function's labels; empty for a subscript or an initializer.
  package let name: String
  /// The generic parameters, without the angle brackets; `nil` for none.
  package let genericParameters: String?
  /// The parameters as they are declared: `for day: Day`.
  package let parameters: [String]
  /// The type of a property, the result of a function or subscript, the right side of an alias.
  package let type: String?
  /// The effects as written; empty for none.
  package let effects: String
  /// The `where` clause without the word `where`; `nil` for none.
  package let whereClause: String?

  /// - Parameter modifiers: The modifiers in the order in which they are written; empty texts are
  ///   left out.
  package init(
    _ kind: Kind, modifiers: [String] = [], name: String = "", genericParameters: String? = nil,
    parameters: [String] = [], type: String? = nil, effects: String = "",
    whereClause: String? = nil
  ) {
    self.kind = kind
    self.modifiers = modifiers
    self.name = name
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.type = type
    self.effects = effects
    self.whereClause = whereClause
  }

  /// The declaration of an alias, or of another member up to its opening brace.
  package var code: Code {
    switch kind {
    case .alias: "\(start) = \(type ?? "")"
    case .property: .group(["\(start):", .indented([.lineOrSpace, .text(type ?? "")]), .brace])
    case .function, .subscript, .initializer: .group(signature)
    }
  }

  /// The words and a space before a call in its body, if the call has the effects of the member:
  /// `try await `.
  package var marks: String {
    (effects.contains("throws") ? "try " : "") + (effects.hasPrefix("async") ? "await " : "")
  }

  /// A property or subscript with its accessors; if there is only a getter without effects, its
  /// body follows directly.
  ///
  /// - Parameter isInline: True if a body is on the line of its head when it fits there.
  package func code(
    get: [Code], set: [Code]? = nil, named setter: Code = "set", isInline: Bool = false
  ) -> Code {
    if effects.isEmpty, set == nil {
      return isInline && kind == .property ? .inlineBlock(code, get) : .block(code, get)
    }
    let accessor = isInline ? Code.inlineBlock : Code.block
    var accessors = [accessor(.words(["get", effects, "{"]), get)]
    if let set { accessors.append(accessor([setter, " {"], set)) }
    return .block(code, accessors)
  }

  private var start: String {
    let words = (modifiers + [kind.rawValue, name]).filter { !$0.isEmpty }
    return words.joined(separator: " ") + (genericParameters.map { "<\($0)>" } ?? "")
  }

  private var signature: Code {
    // The effects of a subscript are those of its getter.
    var words = kind == .subscript ? [] : [effects]
    if let type { words.append("-> \(type)") }
    let end = words.filter { !$0.isEmpty }.joined(separator: " ")
    let clause = Code.brace(behind: whereClause)
    if parameters.isEmpty {
      return ["\(start)()", end.isEmpty ? [] : .indented([.lineOrSpace, .text(end)]), clause]
    }
    return [
      "\(start)(", .indented([.lineOrNothing, .group(.separated(parameters.map(Code.text)))]),
      .lineOrNothing, .text(end.isEmpty ? ")" : ") \(end)"), .group(clause),
    ]
  }
}

extension Code {
  /// The opening brace of a member, behind a break.
  fileprivate static let brace: Code = [.lineOrSpace, "{"]

  fileprivate static func brace(behind whereClause: String?) -> Code {
    [.lineOrSpace, .text(whereClause.map { "where \($0) {" } ?? "{")]
  }
}
