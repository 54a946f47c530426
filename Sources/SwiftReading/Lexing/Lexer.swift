/// A cursor over the bytes of a source text that knows Swift's tokens.
///
/// It stands on the first byte of a token at all times (`at`, `current`); `advance(to:)` takes it
/// over a token's end and the white space and comments behind it. Brackets, interpolations and
/// `#if` that are open lie on one stack of frames. After `fail` the text
/// seems to be at its end, so that every loop comes to its own. A copy of a lexer looks ahead: it
/// is made of plain bytes.
///
/// Plain comparisons and pointers throughout: they stay quick where nothing is optimized.
package struct Lexer {
  package let bytes: UnsafePointer<UInt8>
  /// The number of bytes to read.
  package let end: Int
  /// The class of each byte value (`ByteClass`).
  package let classes: UnsafePointer<UInt8>
  /// The memory of `frames`; the copies of a lexer share it.
  let stack: UnsafeMutablePointer<FrameStack>
  /// The number of open frames.
  package var depth = 0
  /// The offset of the current token.
  package var at = 0
  /// The end of the token before.
  package var previousEnd = 0
  /// The end of the last regex literal, to tell it from an operator.
  package var regexEnd = -1
  /// The words to look for while members are skipped; `nil` for none.
  var words: Unmanaged<WordPattern>?
  // What is small stands together, so that a lexer is: it is copied often.
  /// The first byte of the current token; 0 at the end.
  package var current: UInt8 = 0
  /// True if a new line begins between the token before and the current one.
  package var isAfterNewline = true
  /// True if the innermost interpolation is one of a string of one line, so that none may end here.
  var isOnStringLine = false
  /// True if something was skipped that members are read for at once: one of the words, `&`, or a
  /// directive.
  package internal(set) var hasSeenSign = false
  /// True if a word that declares a type was skipped.
  package internal(set) var hasSeenType = false
  /// True if `failure` is set.
  package var hasFailed = false
  /// The number of types that are being read, each for an attribute within the one before.
  package var typeNesting: UInt8 = 0
  /// The number of times that the text of a tolerated branch was given up; bounded, so that time
  /// is.
  var recoveries: UInt16 = 0
  package var failure: Problem?

  init(bytes: UnsafePointer<UInt8>, count: Int, stack: UnsafeMutablePointer<FrameStack>) {
    self.bytes = bytes
    self.end = count
    self.classes = ByteClass.table
    self.stack = stack
    var start = 0
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { start = 3 }
    if start + 1 < count, bytes[start] == UInt8(ascii: "#"), bytes[start + 1] == UInt8(ascii: "!") {
      start = lineEnd(from: start)
    }
    advance(to: start)
    isAfterNewline = true
  }

  /// The open frames, outermost first.
  package var frames: UnsafeMutablePointer<Frame> { stack.pointee.frames }

  /// The byte at an offset; 0 past the end.
  package func byte(_ offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  /// Records a failure, unless one is known, and stands at the end.
  package mutating func fail(_ kind: Problem.Kind, at offset: Int) {
    if !hasFailed {
      hasFailed = true
      failure = Problem(kind: kind, offset: offset)
    }
    at = end
    current = 0
    previousEnd = end
    isAfterNewline = true
  }

  /// Takes the cursor to the first token at or behind an offset, which is a token's end.
  package mutating func advance(to offset: Int) {
    previousEnd = offset
    isAfterNewline = false
    var i = offset
    while i < end {
      let byte = bytes[i]
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        i += 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        isAfterNewline = true
        i += 1
      } else if byte == UInt8(ascii: "/"), i + 1 < end, bytes[i + 1] == UInt8(ascii: "/") {
        i = lineEnd(from: i)
      } else if byte == UInt8(ascii: "/"), i + 1 < end, bytes[i + 1] == UInt8(ascii: "*") {
        let start = i
        i = blockCommentEnd(from: start)
        if i < 0 { return }
        if bytes.lineBreak(from: start, to: i) < i { isAfterNewline = true }
      } else if byte == 0x0B || byte == 0x0C {
        i += 1
      } else if byte == 0xC2, i + 1 < end, bytes[i + 1] == 0xA0 {
        i += 2
      } else {
        break
      }
    }
    if hasFailed { return }
    at = i
    current = i < end ? bytes[i] : 0
  }

  /// The offset of the line break at or behind an offset, or of the end.
  package func lineEnd(from offset: Int) -> Int { bytes.lineBreak(from: offset, to: end) }

  /// The end of the block comment that begins at an offset, nested ones included; -1 and a
  /// problem if it has none.
  mutating func blockCommentEnd(from start: Int) -> Int {
    var level = 1
    var i = start + 2
    while i + 1 < end {
      let byte = bytes[i]
      if byte == UInt8(ascii: "*"), bytes[i + 1] == UInt8(ascii: "/") {
        level -= 1
        i += 2
        if level == 0 { return i }
      } else if byte == UInt8(ascii: "/"), bytes[i + 1] == UInt8(ascii: "*") {
        level += 1
        i += 2
      } else {
        i += 1
      }
    }
    fail(.unterminated(.comment), at: start)
    return -1
  }

  /// The text between two offsets.
  package func text(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }
}
