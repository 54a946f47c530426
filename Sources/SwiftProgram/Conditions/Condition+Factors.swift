import SwiftOutline

extension Condition {
  /// The conditions that its text joins with `&&`; itself where it joins none. Each is without the
  /// `!` and the parentheses around it; what is joined with `||` is one.
  package var factors: [Condition] {
    guard mayHaveOperators else { return [Condition(text: text)] }
    let text = Self.withoutParentheses(text)
    let parts = Self.split(text, at: "&&")
    guard Self.split(text, at: "||").count == 1 else { return [Condition(text: text)] }
    guard parts.count > 1 else { return [Self.withoutNot(text)] }
    return parts.flatMap { part in
      let factor = Self.withoutNot(part)
      return factor.isNegated ? [factor] : factor.factors
    }
  }

  /// Whether there is something to take apart, which in most there is not: `DEBUG`, `os(iOS)`.
  private var mayHaveOperators: Bool {
    let (and, or, blank) = (UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: " "))
    guard let first = text.utf8.first, text.utf8.last != blank else { return true }
    return first == UInt8(ascii: "!") || first == UInt8(ascii: "(") || first == blank
      || text.utf8.contains { $0 == and || $0 == or }
  }

  package var negated: Condition { Condition(text: text, isNegated: !isNegated) }

  /// The condition as an operand of `&&` where it stands among others.
  package func operand(amongOthers: Bool) -> String {
    amongOthers && !isNegated && text.contains("||") ? "(\(text))" : description
  }

  private static func withoutNot(_ text: String) -> Condition {
    var text = withoutParentheses(text)
    var isNegated = false
    while text.hasPrefix("!") {
      isNegated.toggle()
      text = withoutParentheses(String(text.dropFirst()))
    }
    return Condition(text: text, isNegated: isNegated)
  }

  private static func withoutParentheses(_ text: String) -> String {
    var text = text.trimmed
    while text.hasPrefix("("), text.hasSuffix(")"), isOnePair(text) {
      text = String(text.dropFirst().dropLast()).trimmed
    }
    return text
  }

  /// Whether the first parenthesis is closed by the last.
  private static func isOnePair(_ text: String) -> Bool {
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) == text.endIndex }
    }
    return false
  }

  /// The parts between the occurrences of an operator outside parentheses.
  private static func split(_ text: String, at separator: String) -> [String] {
    var parts: [String] = []
    var current = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      current.append(character)
      if depth == 0, current.hasSuffix(separator) {
        parts.append(String(current.dropLast(separator.count)).trimmed)
        current = ""
      }
    }
    return parts + [current.trimmed]
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
