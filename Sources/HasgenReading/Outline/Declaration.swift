/// A declaration as it is written, without bodies and initial values.
///
/// All kinds share this type: a property that does not apply to a kind is empty or `nil`. It is a
/// class because it is large and immutable: passing a struct would copy two dozen members.
package final class Declaration: Sendable {
  /// The kind of a declaration.
  package enum Kind: String, Sendable, CaseIterable {
    case `protocol`, `struct`, `class`, `actor`, `enum`, `extension`, `typealias`
    case `let`, `var`, `func`, `init`
    /// Read because a protocol that declares one needs more than plain properties and functions.
    case `associatedtype`, `subscript`
  }

  // Stored outside the draft, because it is read most often.
  /// The kind.
  package let kind: Kind
  /// The name as written; a function's carries its labels (`make(filledWith:)`), an
  /// extension's is the extended type with canonical spacing.
  package var name: String { draft.name }
  /// The bytes of the name: of the extended type, of the keyword `init` or `subscript`, of a
  /// function's name without its parameters.
  package var nameRange: Range<Int> { draft.nameRange }
  /// The bytes of the whole declaration, from its first attribute or modifier to the end of its
  /// body; for one of several variables, the bytes of its own binding.
  package let range: Range<Int>
  /// The access as written; `nil` if none is written.
  package var access: Access? { draft.prefix.access }
  /// The modifiers except access, in the order of the text: `static`, `lazy`,
  /// `nonisolated(unsafe)`.
  package var modifiers: [String] { draft.prefix.modifiers }
  /// The access of the setter as written: `private` of `private(set)`.
  package var setterAccess: Access? { draft.prefix.setterAccess }
  /// The attributes, in the order of the text.
  package var attributes: [Attribute] { draft.prefix.attributes }
  /// The generic parameters: `T: P, each U`.
  package var genericParameters: [GenericParameter] { draft.genericParameters }
  /// The requirements of the `where` clause: `T: P, U == Int`.
  package var whereClause: [GenericRequirement] { draft.whereClause }
  /// The types of the inheritance clause (of a typed `associatedtype`: its constraint).
  package var inheritedTypes: [TypeSyntax] { draft.inheritedTypes }
  /// A variable's annotation, an alias's right side, the result of a function or subscript, the
  /// extended type of an extension.
  package var type: TypeSyntax? { draft.type }
  /// The initial value of a variable without an annotation, if it shows the type.
  package var initialValue: InitialValue? { draft.initialValue }
  /// The called type of an initial value that is one plain initializer call: `Impl` of
  /// `Impl(x: 1)`.
  package var calledType: TypeSyntax? {
    if case .call(let type)? = initialValue { type } else { nil }
  }
  /// The parameters of a function, initializer or subscript.
  package var parameters: [Parameter] { draft.parameters }
  /// The effects of a function or initializer, or of a variable's getter.
  package var effects: Effects { draft.effects }
  /// The storage of a variable or subscript; `nil` for other kinds.
  package var storage: Storage? { draft.storage }
  /// True if an initializer is failable (`init?`, `init!`).
  package var isFailable: Bool { draft.isFailable }
  /// The text of the doc comment in lines with `///`, without these marks.
  package var documentation: String? { draft.comments.documentation }
  /// The `// hasgen:` directives before the declaration, or behind it on the same line.
  package var directives: [Directive] { draft.comments.directives }
  /// The `#if` conditions around the declaration, outermost first, those around its enclosing
  /// declarations included.
  package var conditions: [Condition] { draft.conditions }
  /// The declarations in its body.
  package var members: [Declaration] { whole.draft.members }
  /// The types, protocols and aliases in its body.
  package var memberTypes: [Declaration] {
    contents.contains(.types) ? draft.members.filter { $0.traits.contains(.types) } : []
  }
  /// True if its members, except types, are read on first use: nothing among them had to be read at
  /// once.
  package var isPlain: Bool { draft.file != nil }
  /// The macros that are used among its members and may add members: `logger` of `#logger`.
  var expandedMacros: [String] { whole.draft.expandedMacros }

  /// True if it is an enum with cases, none of which has associated values.
  package var hasPlainCases: Bool {
    kind == .enum && whole.draft.hasCases && !whole.draft.hasPayloads
  }

  /// The declaration with all members: from the second reading, if they were left out of the first.
  private var whole: Declaration { draft.file?.whole(self) ?? self }

  /// The kinds of the declaration itself.
  package let traits: Contents
  /// The kinds of things among its members, at any depth.
  package let contents: Contents

  private let draft: Draft

  /// Stores the whole draft: moving it is cheaper than moving its members one by one.
  init(_ draft: consuming Draft, range: Range<Int>) {
    kind = draft.kind
    traits = Contents(of: draft)
    contents = Contents(among: draft.members)
    self.draft = draft
    self.range = range
  }

  package convenience init(
    kind: Kind, name: String, nameRange: Range<Int>, range: Range<Int>, access: Access? = nil,
    modifiers: [String] = [], setterAccess: Access? = nil, attributes: [Attribute] = [],
    genericParameters: [GenericParameter] = [], whereClause: [GenericRequirement] = [],
    inheritedTypes: [TypeSyntax] = [], type: TypeSyntax? = nil, initialValue: InitialValue? = nil,
    parameters: [Parameter] = [], effects: Effects = .none, storage: Storage? = nil,
    isFailable: Bool = false, documentation: String? = nil, directives: [Directive] = [],
    conditions: [Condition] = [], members: [Declaration] = []
  ) {
    var draft = Draft(
      kind: kind,
      prefix: DeclarationPrefix(
        start: range.lowerBound, triviaStart: range.lowerBound, attributes: attributes,
        modifiers: modifiers, access: access, setterAccess: setterAccess),
      conditions: conditions)
    draft.name = name
    draft.nameRange = nameRange
    draft.genericParameters = genericParameters
    draft.whereClause = whereClause
    draft.inheritedTypes = inheritedTypes
    draft.type = type
    draft.initialValue = initialValue
    draft.parameters = parameters
    draft.effects = effects
    draft.storage = storage
    draft.isFailable = isFailable
    draft.comments = LeadingComments(documentation: documentation, directives: directives)
    draft.members = members
    self.init(draft, range: range)
  }
}

/// A level of access, from the narrowest to the widest.
package enum Access: String, Sendable, Comparable, CaseIterable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

  /// Orders from narrow to wide.
  package static func < (lhs: Access, rhs: Access) -> Bool { lhs.rank < rhs.rank }
}

/// A parameter of a function, an initializer or a subscript.
package struct Parameter: Sendable {
  /// The argument label at the call; `nil` where there is none (`_`).
  package let label: String?
  /// The name inside the body.
  package let name: String
  /// The attributes before the name (`@ViewBuilder`), as written.
  package let attributes: [Attribute]
  /// The type, specifiers and type attributes (`inout`, `@escaping`) included, `...` not.
  package let type: TypeSyntax
  /// True if the parameter takes any number of arguments (`Int...`).
  package let isVariadic: Bool
  /// True if the parameter has a default value, so that a call may omit the argument.
  package let hasDefault: Bool

  package init(
    label: String?, name: String, attributes: [Attribute] = [], type: TypeSyntax,
    isVariadic: Bool = false, hasDefault: Bool = false
  ) {
    self.label = label
    self.name = name
    self.attributes = attributes
    self.type = type
    self.isVariadic = isVariadic
    self.hasDefault = hasDefault
  }
}

/// The storage of a variable, with the operations that it allows.
package struct Storage: Sendable, Hashable {
  /// The kind of storage.
  package enum Kind: Sendable, Hashable {
    /// A place in memory, `let` or `var`, with observers or without.
    case stored
    /// A place in memory, filled at first use.
    case lazy
    /// A getter.
    case computed
    /// A requirement of a protocol: `{ get }`, `{ get set }`.
    case required
  }

  /// The kind.
  package let kind: Kind
  /// True if the variable has a setter, whatever its access.
  package let isSettable: Bool
  /// True if its getter is marked `mutating`.
  package let hasMutatingGetter: Bool
  /// True if its setter is marked `nonmutating`.
  package let hasNonmutatingSetter: Bool
  /// True if the variable has an initial value.
  package let hasInitialValue: Bool

  package init(
    kind: Kind, isSettable: Bool, hasMutatingGetter: Bool = false,
    hasNonmutatingSetter: Bool = false, hasInitialValue: Bool = false
  ) {
    self.kind = kind
    self.isSettable = isSettable
    self.hasMutatingGetter = hasMutatingGetter
    self.hasNonmutatingSetter = hasNonmutatingSetter
    self.hasInitialValue = hasInitialValue
  }
}

extension Declaration {
  /// The name as written, without a function's labels: `f` of `f(a:b:)`. Parentheses in a raw
  /// identifier are part of the name.
  package var nameWithoutLabels: String {
    guard name.utf8.first == UInt8(ascii: "`") else {
      return String(Substring(name.utf8.prefix { $0 != "(" }))
    }
    guard let end = name.utf8.dropFirst().firstIndex(of: UInt8(ascii: "`")) else { return name }
    return String(name[...end])
  }
}

extension Declaration {
  /// The requirements of the generic parameters and of the `where` clause, in the order of the
  /// text.
  package var genericRequirements: [GenericRequirement] {
    // Called for every declaration; few have generic parameters.
    if genericParameters.isEmpty { return whereClause }
    return genericParameters.compactMap(\.requirement) + whereClause
  }
}
