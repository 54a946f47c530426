/// A word that divides a text by conditions.
public enum ConditionDirective: String, Sendable {
  case ifCondition = "#if"
  case elseifCondition = "#elseif"
  case elseBranch = "#else"
  case endif = "#endif"
}

extension Lexer {
  /// The directive at an offset, if one is there.
  package func directive(at offset: Int) -> ConditionDirective? {
    ConditionDirective(rawValue: text(offset, plainWordEnd(from: offset + 1)))
  }

  /// Takes the directive at the current token, its condition included, and keeps the frame of
  /// its `#if`. Returns the condition, where it has one.
  @discardableResult
  package mutating func enter(_ directive: ConditionDirective) -> Condition? {
    if directive == .ifCondition {
      push(Frame(closer: Frame.condition, offset: at), at: at)
    } else if let open = (0..<depth).last(where: { frames[$0].closer == Frame.condition }) {
      // A bracket that was opened in the branch must be closed there.
      if open < depth - 1 { failUnclosed(frames[depth - 1]) }
    } else {
      fail(.strayDirective(directive), at: at)
    }
    if hasFailed { return nil }
    advance(to: plainWordEnd(from: at + 1))
    if directive == .endif { depth -= 1 }
    return directive == .ifCondition || directive == .elseifCondition ? readCondition() : nil
  }

  private mutating func readCondition() -> Condition? {
    if isAfterNewline || current == 0 { fail(.expected("a condition"), at: at) }
    var reader = ConditionReader()
    let condition = reader.read(&self)
    if !isAfterNewline, current != 0 { fail(.expected("the end of the line"), at: at) }
    return hasFailed ? nil : condition
  }
}
