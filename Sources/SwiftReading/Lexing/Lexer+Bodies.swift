/// The bodies of functions, accessors and closures. Nothing that stands in one is a declaration of
/// the file, so all that must be known of them is where they end.
extension Lexer {
  /// Skips to behind the brace that closes the innermost frame, and returns where that is; the
  /// words that stand there are not looked at.
  mutating func skipBody(from start: Int) -> Int {
    let base = depth - 1
    // The end of a token that needs no other to be known.
    var known = start
    var i = start
    while depth > base {
      let stretch = i
      i = bracketStart(from: stretch)
      if isOnStringLine, bytes.lineBreak(from: stretch, to: i) < i { failInterpolation() }
      if hasFailed { return -1 }
      if i == end {
        failUnclosed(frames[depth - 1])
        return -1
      }
      let kind = classes[Int(bytes[i])]
      if kind == ByteClass.opening {
        pushBracket(at: i)
        i += 1
      } else if kind == ByteClass.closing {
        i = close(at: i)
      } else if kind == ByteClass.quote {
        i = stringEnd(from: i)
      } else if kind == ByteClass.slash, isComment(at: i) {
        i = skipComment(at: i)
        if hasFailed { return -1 }
        continue
      } else if kind == ByteClass.operation, !mayBeginMark(at: i) {
        i += 1
        continue
      } else if kind == ByteClass.pound {
        i = skipPound(at: i)
      } else {
        i = tokenEnd(behind: i, from: known)
      }
      if hasFailed { return -1 }
      known = i
    }
    return i
  }

  /// The offset of the next bracket, or of what may hide one; of the end if there is none.
  private func bracketStart(from offset: Int) -> Int {
    let bytes = bytes
    let classes = ByteClass.bracketTable
    var i = offset
    // Four at a time: this is where most of the time goes.
    while i &+ 4 <= end {
      if classes[Int(bytes[i])] != ByteClass.space { return i }
      if classes[Int(bytes[i &+ 1])] != ByteClass.space { return i &+ 1 }
      if classes[Int(bytes[i &+ 2])] != ByteClass.space { return i &+ 2 }
      if classes[Int(bytes[i &+ 3])] != ByteClass.space { return i &+ 3 }
      i = i &+ 4
    }
    while i < end, classes[Int(bytes[i])] == ByteClass.space { i += 1 }
    return i
  }

  /// True if a `<` or `>` may begin a placeholder or the mark of a conflict.
  private func mayBeginMark(at offset: Int) -> Bool {
    byte(offset + 1) == UInt8(ascii: "#") || classes[Int(bytes[offset - 1])] == ByteClass.newline
  }

  /// The end of the token that a byte belongs to, from the end of one before it on: whether a slash
  /// begins a regex literal depends on what stands between.
  private mutating func tokenEnd(behind offset: Int, from known: Int) -> Int {
    var previous = known
    var i = known
    while i <= offset, !hasFailed {
      let kind = classes[Int(bytes[i])]
      if kind == ByteClass.space || kind == ByteClass.newline {
        i += 1
      } else if kind == ByteClass.slash, isComment(at: i) {
        i = skipComment(at: i)
      } else {
        if kind == ByteClass.word {
          i = plainWordEnd(from: i)
        } else if kind == ByteClass.punctuation {
          i += 1
        } else {
          i = skipRareToken(at: i, previous: previous)
        }
        previous = i
      }
    }
    return i
  }
}
