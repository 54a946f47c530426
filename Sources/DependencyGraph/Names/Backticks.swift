extension String {
  /// The name without back ticks that it does not need: `` `Logger` `` is `Logger`.
  var withoutNeedlessBackticks: String {
    guard hasPrefix("`"), hasSuffix("`"), count > 2 else { return self }
    let inner = dropFirst().dropLast()
    let isPlain =
      inner.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && inner.first?.isNumber == false && !Self.reserved.contains(String(inner))
    return isPlain ? String(inner) : self
  }

  /// The name as it can stand in an expression.
  var asIdentifier: String {
    Self.reserved.contains(self) || isOperatorWord ? "`\(self)`" : self
  }

  /// The name as the label of an argument, where hardly a word needs back ticks.
  var asLabel: String {
    guard hasPrefix("`"), hasSuffix("`"), count > 2 else { return self }
    let inner = String(dropFirst().dropLast())
    return inner != "inout" && (Self.reserved.contains(inner) || inner.isOperatorWord)
      ? inner : self
  }

  /// Whether it can name a member, and does something else before an expression.
  private var isOperatorWord: Bool { self == "await" || self == "unsafe" }

  /// Whether it names a member behind a dot, and means something else without.
  var meansOtherAlone: Bool { self == "`self`" || isOperatorWord }

  /// The name without any back ticks.
  package var withoutBackticks: String { filter { $0 != "`" } }

  /// A type's name as the user writes it outside of Swift, qualified with dots, with the back ticks
  /// that the tool gives it: `in` is `` `in` ``.
  package var asTypePath: String {
    var parts = [""]
    var isQuoted = false
    for character in self {
      if character == "`" { isQuoted.toggle() }
      if character == ".", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { "`\($0.withoutBackticks)`".withoutNeedlessBackticks }
      .joined(separator: ".")
  }

  /// The words that cannot name a type or a protocol without back ticks.
  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
