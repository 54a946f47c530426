/// A directive of conditional compilation.
package enum ConditionDirective: String, Sendable {
  case ifCondition = "#if"
  case elseifCondition = "#elseif"
  case elseBranch = "#else"
  case endif = "#endif"
}

extension Lexer {
  /// The directive at an offset; `nil` if there is none.
  package func directive(at offset: Int) -> ConditionDirective? {
    ConditionDirective(rawValue: text(offset, plainWordEnd(from: offset + 1)))
  }

  /// Takes the directive at the current token, its condition included, and opens, updates or closes
  /// the frame of its `#if`. Returns the condition; `nil` for `#else` and `#endif`.
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
    switch directive {
    case .ifCondition, .elseifCondition:
      return readCondition()
    case .elseBranch:
      let branch = frames[depth - 1].branch
      frames[depth - 1].branch.isTolerated = branch.hasVersionCheck && !branch.isFirstCandidate
    case .endif:
      depth -= 1
    }
    return nil
  }

  private mutating func readCondition() -> Condition? {
    if isAfterNewline || current == 0 { fail(.expected("a condition"), at: at) }
    var reader = ConditionReader()
    let (condition, value) = reader.read(&self)
    if !isAfterNewline, current != 0 { fail(.expected("the end of the line"), at: at) }
    if hasFailed { return nil }
    var branch = frames[depth - 1].branch
    if reader.hasVersionCheck { branch.hasVersionCheck = true }
    branch.isTolerated = branch.hasVersionCheck && !(value == true && branch.isFirstCandidate)
    if value != false { branch.isFirstCandidate = false }
    frames[depth - 1].branch = branch
    return condition
  }

  /// Moves to the next directive of the innermost tolerated branch above `base` frames and removes
  /// the failure; returns false if there is no such directive. A base below zero counts as zero.
  mutating func recover(above base: Int) -> Bool {
    guard let failure, recoveries < NestingLimit.brackets,
      let tolerated = (0..<depth).last(where: { $0 >= base && frames[$0].branch.isTolerated })
    else { return false }
    switch failure.kind {
    case .tooDeep, .conflictMarker: return false
    default: break
    }
    let directive = nextDirective(from: failure.offset)
    guard directive < end else { return false }
    recoveries += 1
    while depth > tolerated + 1 {
      depth -= 1
      if frames[depth].closer == Frame.interpolation {
        isOnStringLine = frames[depth].wasOnStringLine
      }
    }
    hasFailed = false
    self.failure = nil
    advance(to: directive)
    isAfterNewline = true
    return true
  }

  /// The offset of the next directive of the same level at the beginning of a line; `end` if there
  /// is none. The text before it is not read as tokens, because it may be anything.
  private func nextDirective(from offset: Int) -> Int {
    var level = 0
    var i = lineEnd(from: offset)
    while i < end {
      let kind = classes[Int(bytes[i])]
      if kind == ByteClass.space || kind == ByteClass.newline {
        i += 1
        continue
      }
      let directive = kind == ByteClass.pound ? directive(at: i) : nil
      if directive != nil, directive != .ifCondition, level == 0 { return i }
      if directive == .ifCondition { level += 1 }
      if directive == .endif { level -= 1 }
      i = lineEnd(from: i)
    }
    return end
  }
}
