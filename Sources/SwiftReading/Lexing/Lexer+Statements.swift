extension Lexer {
  /// Whether a word begins a statement or expression with a block of its own.
  package func isBlockKeyword(_ start: Int, _ end: Int) -> Bool {
    switch end - start {
    case 2:
      return isText("if", start, end) || (isText("do", start, end) && isBlockBehindDo)
    case 3: return isText("for", start, end)
    case 5: return isText("while", start, end) || isText("guard", start, end)
    case 6:
      return isText("switch", start, end)
        || (isText("repeat", start, end) && current == UInt8(ascii: "{"))
    default: return false
    }
  }

  private var isBlockBehindDo: Bool { current == UInt8(ascii: "{") || isAtWord("throws") }

  /// Skips what belongs to the block keyword before the current token: its header, its block,
  /// and the `else`, `catch` or `while` behind that. Returns whether an expression must follow.
  package mutating func skipBlocks(of start: Int, _ end: Int) -> Bool {
    let isRepeat = isText("repeat", start, end)
    skipHeader()
    while current == UInt8(ascii: "{") {
      skipBracket()
      if isRepeat, isAtWord("while") {
        advance(to: at + 5)
        return true
      }
      guard isAtWord("else") || isAtWord("catch") else { return false }
      advance(to: plainWordEnd(from: at))
      skipHeader()
    }
    return false
  }

  /// Skips to the next brace, which is none of a closure between parentheses.
  private mutating func skipHeader() {
    while current != 0 {
      let kind = classes[Int(current)]
      let base = depth
      let start = at
      if current == UInt8(ascii: "{") || kind == ByteClass.closing { return }
      if kind == ByteClass.opening {
        skipBracket()
        continue
      }
      var stop = at + 1
      if kind == ByteClass.word || kind == ByteClass.backtick {
        stop = wordEnd(from: start)
      } else if kind == ByteClass.quote || kind == ByteClass.pound {
        if kind == ByteClass.pound, directive(at: start) != nil { return }
        stop = poundEnd(from: start)
      } else if kind == ByteClass.operation || kind == ByteClass.slash {
        stop = operatorEnd(from: start, previous: previousEnd)
      } else if kind == ByteClass.wide {
        let wide = wideCharacter(at: start)
        if wide.kind == .unexpected { return failUnexpected(at: start) }
        stop = start + wide.length
      } else if kind != ByteClass.punctuation {
        return failUnexpected(at: start)
      }
      if stop < 0 { return }
      if depth > base { skip(from: stop, downTo: base) } else { advance(to: stop) }
    }
  }

  /// Whether an expression must follow a word.
  package func isPrefixKeyword(_ start: Int, _ end: Int) -> Bool {
    switch end - start {
    case 2: return isText("in", start, end)
    case 3: return isText("try", start, end) || isText("any", start, end)
    case 4: return isText("each", start, end) || isText("case", start, end)
    case 5: return isText("await", start, end) || isText("throw", start, end)
    case 6: return isText("unsafe", start, end) && isPrefixUse
    default: return false
    }
  }

  /// Whether a word before the current token that may be a name is meant as a keyword.
  private var isPrefixUse: Bool { !isAfterNewline && isAtWord }
}
