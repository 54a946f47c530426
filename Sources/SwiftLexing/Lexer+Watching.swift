extension Lexer {
  /// Whether a word can say anything to a watcher. Almost no word can, so this is quick.
  @inline(__always)
  func isWorthNoting(from start: Int, to end: Int, _ roles: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = roles[Int(bytes[start])] & (WordPattern.firstOfName | WordPattern.firstOfPattern)
    if first != 0 || WordPattern.mayFit(to: end, of: bytes, roles) { return true }
    guard start &+ 4 <= self.end else { return false }
    // What is shorter than that has something in it that is in no keyword.
    let beginning = UnsafeRawPointer(bytes + start).loadUnaligned(as: UInt32.self)
    return NamingKeyword.mayBegin(with: UInt32(littleEndian: beginning))
  }

  /// Shows a word to the watcher, and with a keyword the names behind it.
  func noteWord(from start: Int, to end: Int) {
    guard let watcher else { return }
    watcher.pointee.note(bytes, from: start, to: end)
    if WordPattern.isCapital(bytes[start]) { return }
    let keyword = NamingKeyword(start, end, in: self)
    switch keyword {
    case .none:
      break
    case .declaration:
      watcher.pointee.noteHeader(atDepth: depth)
      _ = noteNames(behind: end, keyword)
    case .alias:
      _ = noteNames(behind: end, keyword)
    case .import:
      // `import struct Foundation.URL`
      let name = blankEnd(from: end)
      let nameEnd = plainWordEnd(from: name)
      let isKind =
        NamingKeyword(name, nameEnd, in: self).isKindOfImport
        || isText("let", name, nameEnd) || isText("var", name, nameEnd)
      _ = noteNames(behind: isKind ? nameEnd : end, keyword)
    case .extension:
      watcher.pointee.noteHeader(atDepth: depth)
      // `extension [Item]` extends a type whose name is not there.
      if !noteNames(behind: end, keyword) { watcher.pointee.noteUnknown() }
    case .operation:
      // The name of an operator may look like a regex literal.
      if hasSlash(behind: end) { watcher.pointee.noteUnknown() }
    }
  }

  /// Shows a word between back ticks to the watcher.
  func noteQuotedWord(from start: Int, to end: Int) {
    var i = start
    while i < end, classes[Int(bytes[i])] == ByteClass.word { i += 1 }
    // Words are watched as far as they are made of letters of ASCII.
    if i < end { watcher?.pointee.noteUnknown() } else { noteWord(from: start, to: end) }
  }

  /// Shows the names of `A.B` behind a keyword; `false` where none stands there.
  private func noteNames(behind end: Int, _ keyword: NamingKeyword) -> Bool {
    var start = blankEnd(from: end)
    // A comment may stand before the name.
    if classes[Int(byte(start))] == ByteClass.slash { watcher?.pointee.noteUnknown() }
    let isNested = !isAtFileLevel
    var isName = false
    while true {
      let hasBacktick = byte(start) == UInt8(ascii: "`")
      if hasBacktick { start += 1 }
      let stop = plainWordEnd(from: start)
      guard stop > start else { return isName }
      let name = NameHash(bytes + start, count: stop - start)
      watcher?.pointee.note(name, behind: keyword, isNested: isNested)
      isName = true
      start = hasBacktick ? stop + 1 : stop
      if byte(start) == UInt8(ascii: ".") {
        start += 1
      } else if byte(start) == UInt8(ascii: ":"), byte(start + 1) == UInt8(ascii: ":") {
        // `extension Module::Name`
        start += 2
      } else {
        // What is extended may go on behind blanks, and behind a comment.
        let next = keyword == .extension ? byte(blankEnd(from: start)) : 0
        let goesOn = next == UInt8(ascii: ".") || classes[Int(next)] == ByteClass.slash
        if goesOn { watcher?.pointee.noteUnknown() }
        return true
      }
    }
  }

  /// Whether only an `#if` is open.
  private var isAtFileLevel: Bool {
    var i = 0
    while i < depth {
      if frames[i].closer != Frame.condition { return false }
      i += 1
    }
    return true
  }

  private func hasSlash(behind end: Int) -> Bool {
    var i = blankEnd(from: end)
    while i < self.end {
      let kind = classes[Int(bytes[i])]
      if kind == ByteClass.slash { return true }
      if kind != ByteClass.operation { return false }
      i += 1
    }
    return false
  }

  /// The offset of what stands behind blanks and new lines.
  private func blankEnd(from offset: Int) -> Int {
    var i = offset
    while i < end {
      let kind = classes[Int(bytes[i])]
      if kind != ByteClass.space, kind != ByteClass.newline { break }
      i += 1
    }
    return i
  }
}
