/// A condition of an `#if` that a declaration stands under.
public struct Condition: Sendable, Hashable, CustomStringConvertible {
  /// The condition with canonical spacing: `os(iOS) && DEBUG`.
  public let text: String
  /// Whether the declaration stands where the condition does not hold (an `#else`).
  public let isNegated: Bool
  /// The conditions that the text joins with `&&`, or the one that it negates or encloses in
  /// parentheses; empty for a name, a call, and conditions joined with `||`.
  package let factors: [Condition]

  package init(text: String, isNegated: Bool = false, factors: [Condition] = []) {
    self.text = text
    self.isNegated = isNegated
    self.factors = factors
  }

  /// The opposite condition.
  package var negated: Condition {
    Condition(text: text, isNegated: !isNegated, factors: factors)
  }

  /// The condition as it would be written: `DEBUG`, `!DEBUG`, `!(os(iOS) && DEBUG)`.
  public var description: String {
    guard isNegated else { return text }
    return text.contains(" ") ? "!(\(text))" : "!\(text)"
  }
}
