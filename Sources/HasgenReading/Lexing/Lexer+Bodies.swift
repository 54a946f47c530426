/// Skips the bodies of functions, accessors and closures. A body has no declarations of the file,
/// so the lexer only has to find its end.
extension Lexer {
  /// Skips to behind the brace that closes the innermost frame. Returns the offset there; -1 and a
  /// problem if the body has no end. The words of a body are not examined.
  mutating func skipBody(from start: Int) -> Int {
    let base = depth - 1
    // The end of the last token that was found; `tokenEnd` reads on from here.
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

  /// The offset of the next byte that is a bracket, or may begin a token with a bracket in it;
  /// `end` if there is none.
  private func bracketStart(from offset: Int) -> Int {
    let bytes = bytes
    let classes = ByteClass.bracketTable
    var i = offset
    // Four bytes at a time, because most of the time is spent here.
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
    byte(offset + 1) == "#" || classes[Int(bytes[offset - 1])] == ByteClass.newline
  }

  /// The end of the token that holds a byte. Reads all tokens from `known`, the end of an earlier
  /// token, because the previous token decides if a slash begins a regex literal.
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
