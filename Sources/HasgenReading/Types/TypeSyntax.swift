/// A type as it is written, as a small tree.
///
/// `description` prints it with canonical spacing; `normalized` removes the sugar, so that two
/// spellings of one type compare equal. Comparisons ignore offsets.
package enum TypeSyntax: Sendable, Hashable {
  /// A name, qualified or not, with generic arguments: `Outer<A>.Name`, `Module::Name`, `T.Type`.
  case name(TypeName)
  /// A member of a type that is not a name: `[A].Index`, `(any P).Type`.
  indirect case member(TypeSyntax, TypeName.Component)
  /// `A?`
  indirect case optional(TypeSyntax)
  /// `A!`
  indirect case implicitlyUnwrapped(TypeSyntax)
  /// `[A]`
  indirect case array(TypeSyntax)
  /// `[4 of A]`
  indirect case inlineArray(count: TypeSyntax, element: TypeSyntax)
  /// `[K: V]`
  indirect case dictionary(key: TypeSyntax, value: TypeSyntax)
  /// `(A, b: B)`; one element without a label is a pair of parentheses, none is `()`.
  case tuple([TupleTypeElement])
  /// `(A, B) async throws -> C`
  indirect case function([TupleTypeElement], Effects, result: TypeSyntax)
  /// `A & B`
  case composition([TypeSyntax])
  /// A keyword or an attribute before a type: `any A`, `some A`, `inout A`, `repeat A`, `each A`,
  /// `~A`, `@escaping A`, `isolated A`. The text is the keyword, `~`, or the whole attribute.
  indirect case prefixed(String, TypeSyntax)
  /// A number or `_` as a generic argument: `InlineArray<4, A>`.
  indirect case literal(String)

  /// A type of one unqualified name.
  package static func named(_ name: String) -> TypeSyntax {
    .name(TypeName(components: [TypeName.Component(name: name)]))
  }

  /// The type inside redundant parentheses; `nil` if the type is not in parentheses.
  package var inParentheses: TypeSyntax? {
    guard case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil,
      !elements[0].isVariadic
    else { return nil }
    return elements[0].type
  }

  /// The keywords and attributes before the type, outermost first; redundant parentheses are
  /// ignored.
  package var prefixes: [String] {
    if case .prefixed(let prefix, let inner) = self { return [prefix] + inner.prefixes }
    return inParentheses?.prefixes ?? []
  }
}

/// The name of a type, split into its components.
package struct TypeName: Sendable, Hashable {
  /// A part between dots.
  package struct Component: Sendable, Hashable {
    /// The name as written, back ticks included.
    package let name: String
    /// The generic arguments.
    package let arguments: [TypeSyntax]
    /// True if `::`, not `.`, follows the component, so that it names a module.
    package let isModule: Bool
    /// The offset of its first byte; 0 in a normalized type.
    package let offset: Int

    package init(
      name: String, arguments: [TypeSyntax] = [], isModule: Bool = false, offset: Int = 0
    ) {
      self.name = name
      self.arguments = arguments
      self.isModule = isModule
      self.offset = offset
    }

    /// Returns true if the text is the same; offsets are ignored.
    package static func == (lhs: Component, rhs: Component) -> Bool {
      lhs.name == rhs.name && lhs.arguments == rhs.arguments && lhs.isModule == rhs.isModule
    }

    /// Hashes the properties that `==` compares.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(arguments)
      hasher.combine(isModule)
    }
  }

  /// The parts, outermost first; at least one.
  package let components: [Component]

  package init(components: [Component]) {
    self.components = components
  }
}

/// An element of a tuple type, or a parameter of a function type.
package struct TupleTypeElement: Sendable, Hashable {
  /// The label: `b` of `(b: B)`, `_` of `(_ b: B)`.
  package let label: String?
  /// The second name: `b` of `(_ b: B)`.
  package let secondName: String?
  /// The type.
  package let type: TypeSyntax
  /// True if `...` follows the type.
  package let isVariadic: Bool

  package init(
    label: String? = nil, secondName: String? = nil, type: TypeSyntax, isVariadic: Bool = false
  ) {
    self.label = label
    self.secondName = secondName
    self.type = type
    self.isVariadic = isVariadic
  }
}
