import HasgenReading

extension Declaration {
  /// The name without labels, and without back ticks that it does not need.
  package var baseName: String {
    kind.namesType ? name.asTypeName : nameWithoutLabels.withoutNeedlessBackticks
  }

  /// The `@available` attributes, as written.
  package var availability: [String] {
    attributes.filter { $0.name == "available" }.map(\.text)
  }

  /// True if the declaration has the directive `ignore`.
  package var isIgnored: Bool {
    // Called for nearly every declaration; almost none has a directive.
    traits.contains(.directives) && directives.contains { $0.name == "ignore" }
  }

  /// True if the declaration has the modifier `nonisolated`, with or without an argument.
  package var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }

  /// The ownership of a property that does not keep its value alive: `weak`, `unowned`, `@Weak`;
  /// `nil` for other properties.
  package var reference: String? {
    for word in ["weak", "unowned"] where modifiers.contains(where: { $0.hasPrefix(word) }) {
      return word
    }
    return attributes.contains { $0.name == "Weak" } ? "@Weak" : nil
  }

  /// True if the declaration is a variable or a constant.
  package var isProperty: Bool { kind == .var || kind == .let }

  /// The key that a requirement and its witness have in common: the kind, the name without back
  /// ticks, and `static`.
  package var witnessKey: String {
    "\(isStatic ? "static " : "")\(isProperty ? "var" : kind.rawValue) \(name.withoutBackticks)"
  }

  /// True if it is a stored or lazy property of values, not a static one.
  package var isStoredInValues: Bool { isProperty && traits.contains(.storage) && !isStatic }

  /// True if the declaration is private or fileprivate.
  package var isPrivate: Bool { (access ?? .internal) <= .fileprivate }

  /// True if the property has a value without an argument of the initializer.
  package var hasImpliedValue: Bool {
    storage?.hasInitialValue == true || storage?.kind == .lazy || isImplicitlyNil
  }

  /// True if the property is an optional variable without an initial value.
  package var isImplicitlyNil: Bool {
    guard kind == .var, storage?.kind == .stored, storage?.hasInitialValue != true else {
      return false
    }
    switch type {
    case .optional, .implicitlyUnwrapped: return true
    default: return false
    }
  }

  /// True if the member belongs to the type and not to its values.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension String {
  /// The words of an availability attribute outside string literals: `iOS`, `*`, `deprecated`.
  package var availabilityWords: Set<Substring> {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    // Every second part is a literal.
    let plain = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
    return Set(plain.flatMap { $0.split { "@(),: \n\t".contains($0) } })
  }
}

extension Declaration.Kind {
  /// True if the declaration is a type or a protocol, and not an alias.
  package var isNominal: Bool {
    switch self {
    case .struct, .class, .actor, .enum, .protocol: true
    default: false
    }
  }
}

extension Declaration {
  /// True if its types or its generic clauses name `Self`, and not only a member of it.
  package var mentionsSelf: Bool {
    let types = parameters.map(\.type) + [type].compactMap(\.self)
    return types.contains(where: \.mentionsSelf) || hasClauseMentioningSelf
  }

  /// True if its generic clauses name `Self`, and not only a member of it.
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

extension [Declaration] {
  /// The private member that makes the memberwise initializer private; `nil` for none. Before Swift
  /// 6.4, a member with a value does so too.
  ///
  /// - Parameter omits: True if the initializer leaves out private members with a value.
  package func hidingInitializer(unlessOmitted omits: Bool) -> Declaration? {
    let hidden = filter(\.isPrivate)
    return hidden.first { !$0.hasImpliedValue } ?? (omits ? nil : hidden.first)
  }
}
