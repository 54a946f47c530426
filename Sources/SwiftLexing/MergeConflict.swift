/// The lines that version control leaves in a file that it could not merge: they begin with
/// `<<<<<<< `, `=======` and `>>>>>>> `, in that order.
struct MergeConflict {
  /// The offset of the first marker.
  let start: Int
  /// The end of the last marker's line.
  let end: Int

  /// The first conflict that begins at or behind an offset, which is where a line begins; `nil` if
  /// there is none.
  init?(in bytes: UnsafePointer<UInt8>, from offset: Int, to end: Int) {
    var awaited = Marker.ours
    var start = 0
    var i = offset
    while i < end {
      let stop = bytes.lineBreak(from: i, to: end)
      if awaited.begins(bytes + i, count: stop - i) {
        switch awaited {
        case .ours:
          start = i
          awaited = .middle
        case .middle: awaited = .theirs
        case .theirs:
          self.start = start
          self.end = stop
          return
        }
      }
      i = stop + 1
    }
    return nil
  }

  /// A line that a conflict is told by.
  fileprivate enum Marker {
    case ours, middle, theirs

    private var byte: UInt8 {
      switch self {
      case .ours: UInt8(ascii: "<")
      case .middle: UInt8(ascii: "=")
      case .theirs: UInt8(ascii: ">")
      }
    }

    /// Whether a line of that many bytes is one: seven of its byte, and a blank; or, between the
    /// sides, the line's end.
    func begins(_ line: UnsafePointer<UInt8>, count: Int) -> Bool {
      guard count >= 7, line[0] == byte else { return false }
      var i = 1
      while i < 7 {
        if line[i] != byte { return false }
        i += 1
      }
      if count > 7 { return line[7] == UInt8(ascii: " ") }
      return byte == UInt8(ascii: "=")
    }
  }
}

extension Lexer {
  /// Whether a conflict begins at an offset, where a line does.
  mutating func beginsConflict(at offset: Int) -> Bool {
    guard !isFreeOfConflicts, MergeConflict.Marker.ours.begins(bytes + offset, count: end - offset)
    else { return false }
    // If none does, none does further down either: no text is looked through twice.
    isFreeOfConflicts = MergeConflict(in: bytes, from: offset, to: end) == nil
    return !isFreeOfConflicts
  }
}

extension Problem {
  /// The conflict that a problem comes of: one that stands around it, whose first marker may be
  /// hidden by a string that begins on one of its sides. The problem itself, if there is none.
  package func explained(in bytes: UnsafePointer<UInt8>, to end: Int) -> Problem {
    if kind == .conflictMarker { return self }
    var offset = 0
    while let conflict = MergeConflict(in: bytes, from: offset, to: end) {
      // What is wanted where a marker stands is missed behind the token before.
      if conflict.start > self.offset,
        !(self.offset..<conflict.start).allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains(bytes[$0]) })
      {
        break
      }
      if self.offset <= conflict.end {
        return Problem(kind: .conflictMarker, offset: conflict.start)
      }
      offset = min(conflict.end + 1, end)
    }
    return self
  }
}
