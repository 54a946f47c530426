/// A cursor over the bytes of a source text that knows Swift's tokens.
///
/// The cursor is always at the first byte of a token (`at`, `current`); `advance(to:)` moves it
/// past the end of a token and the white space and comments behind it. Open brackets,
/// interpolations and `#if` directives are on one stack of frames. After `fail` the cursor is at
/// the end of the text, so that every loop ends. To look ahead, copy the lexer: it consists of
/// plain bytes.
///
/// The lexer uses plain comparisons and pointers, which are quick in debug builds too.
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
  /// The end of the previous token.
  package var previousEnd = 0
  /// The end of the last regex literal, to tell it from an operator.
  var regexEnd = -1
  /// The words to look for while members are skipped; `nil` for none.
  var words: Unmanaged<WordPattern>?
  // The small members are together, so that the lexer is small: it is copied often.
  /// The first byte of the current token; 0 at the end.
  package var current: UInt8 = 0
  /// True if there is a line break between the previous token and the current one.
  package var isAfterNewline = true
  /// True if the innermost interpolation is in a single-line string, so that it may not have a line
  /// break.
  var isOnStringLine = false
  /// True if the skipped members must be read at once: they contain a word of the pattern, `&`, a
  /// directive, a back tick, or an identifier beyond ASCII.
  var hasSeenSign = false
  /// True if a word that declares a type was skipped.
  var hasSeenType = false
  /// True if `failure` is set.
  package var hasFailed = false
  /// The depth of nested types that are being read. The lexer counts it because an attribute inside
  /// a type has a `TypeReader` of its own.
  var typeNesting: UInt8 = 0
  /// The number of failures in tolerated branches so far; limited, to bound the reading time.
  var recoveries: UInt16 = 0
  package var failure: Problem?

  init(bytes: UnsafePointer<UInt8>, count: Int, stack: UnsafeMutablePointer<FrameStack>) {
    self.bytes = bytes
    self.end = count
    self.classes = ByteClass.table
    self.stack = stack
    var start = 0
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { start = 3 }
    if start + 1 < count, bytes[start] == "#", bytes[start + 1] == "!" {
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

  /// Records a failure, unless there is an earlier one, and moves to the end.
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

  /// Moves the cursor to the first token at or behind an offset, which must be the end of a token.
  package mutating func advance(to offset: Int) {
    previousEnd = offset
    isAfterNewline = false
    var i = offset
    while i < end {
      let byte = bytes[i]
      if byte == " " || byte == "\t" {
        i += 1
      } else if byte == "\n" || byte == "\r" {
        isAfterNewline = true
        i += 1
      } else if byte == "/", i + 1 < end, bytes[i + 1] == "/" {
        i = lineEnd(from: i)
      } else if byte == "/", i + 1 < end, bytes[i + 1] == "*" {
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
      if byte == "*", bytes[i + 1] == "/" {
        level -= 1
        i += 2
        if level == 0 { return i }
      } else if byte == "/", bytes[i + 1] == "*" {
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
