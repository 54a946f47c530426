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
    let start = offset + 1
    let next = byte(start)
    guard next == UInt8(ascii: "i") || next == UInt8(ascii: "e") else { return nil }
    let end = plainWordEnd(from: start)
    if isText("if", start, end) { return .ifCondition }
    if isText("elseif", start, end) { return .elseifCondition }
    if isText("else", start, end) { return .elseBranch }
    if isText("endif", start, end) { return .endif }
    return nil
  }

  /// Takes the directive at the current token, its condition included, and keeps the frame of
  /// its `#if`. Returns the condition, where it has one and it is wanted.
  package mutating func enter(_ directive: ConditionDirective, wantsCondition: Bool) -> Condition? {
    let start = at
    if directive != .ifCondition, !isAtBranchEnd(directive) { return nil }
    advance(to: plainWordEnd(from: start + 1))
    switch directive {
    case .ifCondition:
      push(Frame(closer: Frame.condition, offset: start), at: start)
      if hasFailed { return nil }
      return readCondition(wantsCondition: wantsCondition)
    case .elseifCondition:
      return readCondition(wantsCondition: wantsCondition)
    case .elseBranch:
      var branch = frames[depth - 1].branch
      branch.isTolerated = branch.hasVersionCheck && !branch.isFirstCandidate
      frames[depth - 1].branch = branch
    case .endif:
      depth -= 1
    }
    return nil
  }

  /// Whether the innermost frame is an `#if`, and not a bracket opened in it; fails if not.
  private mutating func isAtBranchEnd(_ directive: ConditionDirective) -> Bool {
    if depth > 0, frames[depth - 1].closer == Frame.condition { return true }
    var i = depth
    while i > 0 {
      i -= 1
      if frames[i].closer == Frame.condition {
        failUnclosed(frames[depth - 1])
        return false
      }
    }
    fail(.strayDirective(directive), at: at)
    return false
  }

  private mutating func readCondition(wantsCondition: Bool) -> Condition? {
    var reader = ConditionReader(wantsCondition: wantsCondition)
    let start = at
    reader.read(&self)
    if hasFailed { return nil }
    if previousEnd <= start {
      fail(.expected("a condition"), at: start)
      return nil
    }
    var branch = frames[depth - 1].branch
    if reader.hasVersionCheck { branch.hasVersionCheck = true }
    let isActive = reader.value == true && branch.isFirstCandidate
    branch.isTolerated = branch.hasVersionCheck && !isActive
    if reader.value != false { branch.isFirstCandidate = false }
    frames[depth - 1].branch = branch
    return reader.condition
  }

  /// Goes on at the next directive of the innermost tolerated branch above `base` frames, if
  /// there is one: the problem is none then. A base below zero is that of no frame, as zero is.
  package mutating func recover(above base: Int) -> Bool {
    guard let failure, recoveries < NestingLimit.brackets else { return false }
    switch failure.kind {
    case .tooDeep, .conflictMarker: return false
    default: break
    }
    let lowest = max(base, 0)
    var index = depth - 1
    while index >= lowest, !frames[index].branch.isTolerated { index -= 1 }
    guard index >= lowest else { return false }
    let directive = nextDirective(from: failure.offset)
    guard directive < end else { return false }
    recoveries += 1
    while depth > index + 1 {
      depth -= 1
      if frames[depth].closer == Frame.interpolation {
        isOnStringLine = frames[depth].wasOnStringLine
      }
    }
    hasFailed = false
    self.failure = nil
    at = directive
    current = bytes[directive]
    previousEnd = directive
    isAfterNewline = true
    return true
  }

  /// The next directive of the same level at the beginning of a line; text between is not looked
  /// at, for it may be anything.
  private func nextDirective(from offset: Int) -> Int {
    var level = 0
    var i = lineEnd(from: offset)
    while i < end {
      let kind = classes[Int(bytes[i])]
      if kind == ByteClass.space || kind == ByteClass.newline {
        i += 1
        continue
      }
      if kind == ByteClass.pound, let directive = directive(at: i) {
        if directive == .ifCondition {
          level += 1
        } else if level == 0 {
          return i
        } else if directive == .endif {
          level -= 1
        }
      }
      i = lineEnd(from: i)
    }
    return end
  }
}
