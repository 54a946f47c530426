/// A generic parameter: `T: P`, `each U`, `let n: Int`.
package struct GenericParameter: Sendable, Hashable {
  /// The attributes and keywords before the name: `each`, `let`.
  package let prefixes: [String]
  /// The name as written.
  package let name: String
  /// The type after the colon: a bound, or the type of a value.
  package let constraint: TypeSyntax?

  package init(prefixes: [String] = [], name: String, constraint: TypeSyntax? = nil) {
    self.prefixes = prefixes
    self.name = name
    self.constraint = constraint
  }

  /// The parameter and its constraint as a requirement, `T: P`; `nil` without a constraint.
  package var requirement: GenericRequirement? {
    constraint.map { GenericRequirement(subject: type, type: $0) }
  }

  private var type: TypeSyntax {
    prefixes.reversed().reduce(.named(name)) { .prefixed($1, $0) }
  }
}

extension GenericParameter: CustomStringConvertible {
  /// The parameter with canonical spacing.
  package var description: String { requirement?.description ?? type.description }
}

/// A requirement of a generic parameter list or a `where` clause: `Value: Sendable`,
/// `Self.ID == Int`.
package struct GenericRequirement: Sendable, Hashable {
  /// The left side.
  package let subject: TypeSyntax
  /// The right side.
  package let type: TypeSyntax
  /// True if both sides must be one type, rather than the left one conform to the right one.
  package let isSameType: Bool

  package init(subject: TypeSyntax, type: TypeSyntax, isSameType: Bool = false) {
    self.subject = subject
    self.type = type
    self.isSameType = isSameType
  }

  package var sides: [TypeSyntax] { [subject, type] }

  /// Returns the requirement with both sides replaced.
  package func map(_ transform: (TypeSyntax) -> TypeSyntax) -> GenericRequirement {
    GenericRequirement(
      subject: transform(subject), type: transform(type), isSameType: isSameType)
  }
}

extension GenericRequirement: CustomStringConvertible {
  /// The requirement with canonical spacing.
  package var description: String { isSameType ? "\(subject) == \(type)" : "\(subject): \(type)" }
}

extension Sequence where Element: CustomStringConvertible {
  /// The elements as a list in source text: `T: P, each U`.
  package var listText: String { map(\.description).joined(separator: ", ") }
}
