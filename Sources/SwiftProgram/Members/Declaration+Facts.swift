import SwiftReading

extension Declaration {
  /// The name without labels, and without back ticks that it does not need.
  package var baseName: String {
    kind.namesType ? name.asTypeName : nameWithoutLabels.withoutNeedlessBackticks
  }

  /// The attributes that say where it is available, as written.
  package var availability: [String] {
    attributes.filter { $0.name == "available" }.map(\.text)
  }

  /// True if a directive takes it out of the tool's sight.
  package var isIgnored: Bool {
    // Asked of nearly all, and almost none has a directive.
    traits.contains(.directives) && directives.contains { $0.name == "ignore" }
  }

  /// True if a modifier takes it out of the isolation around it.
  package var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }

  /// The ownership of a property that keeps no value alive: `weak`, `unowned`, `@Weak`; `nil` for
  /// others.
  package var reference: String? {
    for word in ["weak", "unowned"] where modifiers.contains(where: { $0.hasPrefix(word) }) {
      return word
    }
    return attributes.contains { $0.name == "Weak" } ? "@Weak" : nil
  }

  /// True if the declaration is a variable or a constant.
  package var isProperty: Bool { kind == .var || kind == .let }

  /// The key that a requirement and its witness have in common: the name without back ticks, and
  /// whether it is static.
  package var witnessKey: String {
    "\(isStatic ? "static " : "")\(isProperty ? "var" : kind.rawValue) \(name.withoutBackticks)"
  }

  /// True if values of the type keep it in memory.
  package var isStoredInValues: Bool { isProperty && traits.contains(.storage) && !isStatic }

  /// True if the member belongs to the type and not to its values.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension String {
  /// The words of an availability attribute outside of its messages: `iOS`, `*`, `deprecated`.
  package var availabilityWords: Set<Substring> {
    let plain = split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.flatMap {
        $0.element.split { "@(),: \n\t".contains($0) }
      }
    return Set(plain)
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
  /// True if its types or its generic clauses name `Self`, and not only something of it.
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
