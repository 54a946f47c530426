extension Lexer {
  /// Skips from the bracket at the current token to behind its closing bracket.
  mutating func skipBracket() { skip(from: at, downTo: depth) }

  /// Skips the members in the braces at the current token, and sets `hasSeenType` if there are
  /// types among them. Stops and sets `hasSeenSign` if the members must be read at once.
  mutating func skipMembers(lookingFor pattern: WordPattern) {
    words = .passUnretained(pattern)
    hasSeenSign = false
    hasSeenType = false
    let base = depth
    pushBracket(at: at)
    if !hasFailed { skip(from: at + 1, downTo: base) }
    words = nil
  }

  /// Skips until at most `base` frames are open. The text may be any sequence of valid tokens;
  /// brackets, strings, comments, regex literals and `#if` are recognized. Text in braces is
  /// skipped as a body, whose words are not examined.
  ///
  /// This loop and the loop of `skipBody` read most bytes of a file.
  package mutating func skip(from start: Int, downTo base: Int) {
    let word = ByteClass.word
    let space = ByteClass.space
    let newline = ByteClass.newline
    let punctuation = ByteClass.punctuation
    let opening = ByteClass.opening
    let closing = ByteClass.closing
    let operation = ByteClass.operation
    // Local copies of constants, so that they are not loaded for each token.
    let bytes = bytes
    let classes = classes
    let end = end
    var previous = start
    var i = start
    while true {
      if i >= end {
        if depth == 0 { return advance(to: end) }
        failUnclosed(frames[depth - 1])
        guard goesOn(above: base, &i, &previous) else { return }
      }
      let kind = classes[Int(bytes[i])]
      if kind == word {
        let first = i
        i += 1
        while i < end, classes[Int(bytes[i])] == word { i += 1 }
        if words != nil {
          noteWord(from: first, to: i)
          if hasSeenSign { return }
        }
        previous = i
        if i < end { i += oneIfBlank(bytes[i]) }
        continue
      }
      if kind == space {
        i += 1
        continue
      }
      if kind == punctuation {
        i += 1
        previous = i
        if i < end { i += oneIfBlank(bytes[i]) }
        continue
      }
      if kind == operation {
        if bytes[i] == "&" { hasSeenSign = true }
        let stop = plainOperatorEnd(from: i)
        if stop > i {
          i = stop
          previous = i
          if i < end { i += oneIfBlank(bytes[i]) }
          continue
        }
      }
      if kind == newline {
        i = indentationEnd(from: i + 1)
        if !isOnStringLine { continue }
        failInterpolation()
      } else if kind == opening {
        let isBody = bytes[i] == "{"
        pushBracket(at: i)
        i += 1
        if isBody, !hasFailed { i = skipBody(from: i) }
        previous = i
        if depth == base, !hasFailed { return advance(to: i) }
      } else if kind == closing {
        i = close(at: i)
        previous = i
        if depth == base, !hasFailed { return advance(to: i) }
      } else if kind == ByteClass.slash, isComment(at: i) {
        i = skipComment(at: i)
      } else {
        i = skipRareToken(at: i, previous: previous)
        previous = i
        if depth == base, !hasFailed { return advance(to: i) }
      }
      guard !hasFailed || goesOn(above: base, &i, &previous) else { return }
    }
  }

  /// Records that a word fits the pattern, or that it declares a type.
  private mutating func noteWord(from start: Int, to end: Int) {
    let range = start..<end
    let declaresType =
      switch end - start {
      case 4: isText("enum", in: range)
      case 5: isText("class", in: range) || isText("actor", in: range)
      case 6: isText("struct", in: range)
      case 8: isText("protocol", in: range)
      case 9: isText("typealias", in: range) || isText("extension", in: range)
      default: false
      }
    if declaresType { hasSeenType = true }
    let word = UnsafeBufferPointer(start: bytes + start, count: end - start)
    if words?._withUnsafeGuaranteedRef({ $0.fits(word) }) == true { hasSeenSign = true }
  }

  /// 1 for a blank, 0 for other bytes. A blank often follows a token; adding a number is cheaper
  /// than a branch that the processor cannot predict.
  @inline(__always)
  private func oneIfBlank(_ byte: UInt8) -> Int { byte == " " ? 1 : 0 }

  private mutating func goesOn(above base: Int, _ i: inout Int, _ previous: inout Int) -> Bool {
    guard recover(above: base) else { return false }
    i = at
    previous = at
    return true
  }

  /// The end of the run of blanks at an offset.
  private func indentationEnd(from offset: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var i = offset
    while i + 8 <= end,
      raw.loadUnaligned(fromByteOffset: i, as: UInt64.self) == 0x2020_2020_2020_2020
    {
      i += 8
    }
    while i < end, bytes[i] == " " { i += 1 }
    return i
  }

  /// The end of an operator of one or two characters that begins no other token; `offset` itself if
  /// `operatorEnd` has to decide.
  @inline(__always)
  private func plainOperatorEnd(from offset: Int) -> Int {
    let angle = UInt8(ascii: "<")
    guard offset + 2 < end, bytes[offset] != angle else { return offset }
    if !mayGoOnWithOperator(bytes[offset + 1]) { return offset + 1 }
    let isPair =
      classes[Int(bytes[offset + 1])] == ByteClass.operation && bytes[offset + 1] != angle
      && !mayGoOnWithOperator(bytes[offset + 2])
    return isPair ? offset + 2 : offset
  }

  @inline(__always)
  private func mayGoOnWithOperator(_ byte: UInt8) -> Bool {
    let kind = classes[Int(byte)]
    return kind == ByteClass.operation || kind == ByteClass.slash || kind == ByteClass.wide
  }

  /// Closes the innermost frame with the bracket at an offset; behind an interpolation, reads on in
  /// its string. Returns the offset behind the part that was read.
  package mutating func close(at offset: Int) -> Int {
    let byte = bytes[offset]
    guard depth > 0 else {
      failClosing(at: offset)
      return offset
    }
    let frame = frames[depth - 1]
    if frame.closer == byte {
      depth -= 1
      return offset + 1
    }
    if frame.closer == Frame.interpolation, byte == ")" {
      depth -= 1
      isOnStringLine = frame.wasOnStringLine
      return stringEnd(resuming: frame, from: offset + 1)
    }
    failClosing(at: offset)
    return offset
  }

  /// True if the slash at an offset begins a comment: a slash or a star follows.
  func isComment(at offset: Int) -> Bool {
    let next = byte(offset + 1)
    return next == "/" || next == "*"
  }

  /// The end of the comment at an offset; -1 and a problem if it has none.
  mutating func skipComment(at offset: Int) -> Int {
    if words != nil, directive(inComment: offset, to: lineEnd(from: offset)) != nil {
      hasSeenSign = true
    }
    let isLine = bytes[offset + 1] == "/"
    return isLine ? lineEnd(from: offset) : blockCommentEnd(from: offset)
  }

  mutating func skipRareToken(at offset: Int, previous: Int) -> Int {
    let kind = classes[Int(bytes[offset])]
    if kind == ByteClass.quote { return stringEnd(from: offset) }
    if kind == ByteClass.slash || kind == ByteClass.operation {
      return operatorEnd(from: offset, previous: previous)
    }
    if kind == ByteClass.pound { return skipPound(at: offset) }
    if kind == ByteClass.backtick {
      hasSeenSign = true
      return rawIdentifierEnd(from: offset)
    }
    if kind == ByteClass.wide {
      hasSeenSign = true
      let wide = wideCharacter(at: offset)
      if wide.kind == .operation { return operatorEnd(from: offset, previous: previous) }
      if wide.kind != .unexpected { return offset + wide.length }
    }
    failUnexpected(at: offset)
    return -1
  }

  mutating func skipPound(at offset: Int) -> Int {
    if let directive = directive(at: offset) {
      at = offset
      current = bytes[offset]
      enter(directive)
      return previousEnd
    }
    return poundEnd(from: offset)
  }

  /// The end of the token that begins with the `#` at an offset: a string (to its first
  /// interpolation), a regex literal, or a word.
  mutating func poundEnd(from offset: Int) -> Int {
    var i = offset
    while byte(i) == "#" { i += 1 }
    if byte(i) == "\"" { return stringEnd(from: offset) }
    if byte(i) == "/" {
      let stop = extendedRegexEnd(from: offset)
      regexEnd = stop
      return stop
    }
    return plainWordEnd(from: i)
  }

  /// Fails for a character that no source may hold outside strings and comments.
  mutating func failUnexpected(at offset: Int) {
    var length = 1
    if bytes[offset] >= 0x80 { length = wideCharacter(at: offset).length }
    let character = text(offset, min(offset + length, end)).unicodeScalars.first
    fail(.unexpectedCharacter(character ?? "\u{FFFD}"), at: offset)
  }
}
