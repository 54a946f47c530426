extension Lexer {
  /// Shows a word to the watcher, and with a keyword the names behind it.
  func noteWord(from start: Int, to end: Int) {
    guard let watcher else { return }
    watcher.pointee.note(bytes + start, count: end - start)
    switch NamingKeyword(start, end, in: self) {
    case .none:
      break
    case .declaration:
      _ = noteNames(behind: end, watcher)
    case .extension:
      // `extension [Item]` extends a type whose name is not there.
      if !noteNames(behind: end, watcher) { watcher.pointee.noteUnknown() }
    case .operation:
      // The name of an operator may look like a regex literal.
      if hasSlash(behind: end) { watcher.pointee.noteUnknown() }
    }
  }

  /// Shows the names of `A.B` behind a keyword; `false` where none stands there.
  private func noteNames(
    behind end: Int, _ watcher: UnsafeMutablePointer<WordWatcher>
  ) -> Bool {
    var start = blankEnd(from: end)
    if classes[Int(byte(start))] == ByteClass.slash { watcher.pointee.noteUnknown() }
    var isName = false
    while true {
      let hasBacktick = byte(start) == UInt8(ascii: "`")
      if hasBacktick { start += 1 }
      let stop = plainWordEnd(from: start)
      guard stop > start else { return isName }
      watcher.pointee.noteDeclared(bytes + start, count: stop - start)
      isName = true
      start = hasBacktick ? stop + 1 : stop
      guard byte(start) == UInt8(ascii: ".") else { return true }
      start += 1
    }
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
