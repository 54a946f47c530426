import SwiftOutline

extension Declaration {
  /// The name without labels, and without back ticks that it does not need.
  var baseName: String {
    kind.namesType ? name.asTypeName : nameWithoutLabels.withoutNeedlessBackticks
  }

  /// The attributes that say where it is available, as written.
  var availability: [String] {
    attributes.filter { $0.name == "available" }.map(\.text)
  }

  /// Whether a directive takes it out of the tool's sight.
  var isIgnored: Bool {
    // Asked of nearly all, and almost none has a directive.
    traits.contains(.directives) && directives.contains { $0.name == "ignore" }
  }

  /// Whether a directive says that it is not to be forwarded.
  var isNotForwarded: Bool { directives.contains { $0.isNoForward && $0.names.isEmpty } }

  /// The Has-protocols that a directive keeps from being forwarded to the parent that it holds.
  var exceptions: [String] { directives.filter(\.isNoForward).flatMap(\.names) }

  /// Whether a directive says that, though it stores a container, it is no parent. One that does not
  /// say what is not to be forwarded is told as an error, and nothing that would come of it.
  var isNoParent: Bool { directives.contains { $0.isNotParent } || isNotForwarded }

  /// Whether a modifier takes it out of the isolation around it.
  var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }

  /// What says that it keeps no value alive: `weak`, `unowned`, `@Weak`; `nil` where it does.
  var reference: String? {
    for word in ["weak", "unowned"] where modifiers.contains(where: { $0.hasPrefix(word) }) {
      return word
    }
    return attributes.contains { $0.name == "Weak" } ? "@Weak" : nil
  }

  /// The generic parameters and the `where` clause, as far as there are any.
  var clauses: [String] {
    // Asked of all, and hardly one has any.
    guard genericParameters != nil || whereClause != nil else { return [] }
    return [genericParameters, whereClause].compactMap(\.self)
  }

  /// Whether it is a variable or a constant.
  var isProperty: Bool { kind == .var || kind == .let }

  /// What a requirement and its witness have in common: the name, and whether it is static.
  var witnessKey: String {
    "\(isStatic ? "static " : "")\(isProperty ? "var" : kind.rawValue) \(name)"
  }

  /// Whether values of the type keep it in memory.
  var isStoredInValues: Bool { isProperty && traits.contains(.storage) && !isStatic }

  /// Whether it belongs to the type and not to its values.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension Declaration.Kind {
  /// Whether it is a type or a protocol, and no other name for one.
  var isNominal: Bool {
    switch self {
    case .struct, .class, .actor, .enum, .protocol: true
    default: false
    }
  }
}

extension Directive {
  /// Whether it says that something is not to be forwarded.
  var isNoForward: Bool { name == "no-forward" }

  /// Whether it says that a property holds no parent.
  var isNotParent: Bool { name == "not-parent" }

  /// The names behind it, with commas between them or without.
  var names: [String] {
    let text = arguments.joined(separator: " ")
    guard text.contains("`") else {
      return arguments.flatMap { $0.split(separator: ",").map(String.init) }
    }
    var isQuoted = false
    return text.split { character in
      if character == "`" { isQuoted.toggle() }
      return !isQuoted && (character == "," || character == " ")
    }.map(String.init)
  }
}
