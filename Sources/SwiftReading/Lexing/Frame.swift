/// An open bracket, interpolation, or `#if`.
package struct Frame {
  /// The byte that closes it: a closing bracket, `"` for an interpolation, `#` for an `#if`.
  package let closer: UInt8
  /// The offset at which it begins; for an interpolation, that of its string.
  let offset: Int
  /// The number of `#` of an interpolation's string.
  var pounds = 0
  /// True if an interpolation's string is one of several lines.
  package var isMultiline = false
  /// True if an interpolation stands in that of a string of one line.
  var wasOnStringLine = false
  /// The facts about an `#if`.
  var branch = Branch()

  /// The state of an `#if` at its current branch.
  struct Branch {
    /// True if the text may be no Swift at all: it is for another version of the compiler.
    var isTolerated = false
    /// True if a condition so far asked for a version.
    var hasVersionCheck = false
    /// True if the compiler evidently took none of the branches before.
    var isFirstCandidate = true
  }

  static let interpolation = UInt8(ascii: "\"")
  static let condition = UInt8(ascii: "#")
}

extension Lexer {
  /// Opens a frame; past the greatest depth it fails.
  mutating func push(_ frame: Frame, at offset: Int) {
    guard depth < NestingLimit.brackets else { return fail(.tooDeep, at: offset) }
    if depth == stack.pointee.capacity { stack.pointee.grow() }
    frames[depth] = frame
    depth += 1
  }

  /// Opens the bracket at an offset.
  package mutating func pushBracket(at offset: Int) {
    let opener = bytes[offset]
    var closer = UInt8(ascii: ")")
    if opener == UInt8(ascii: "{") { closer = UInt8(ascii: "}") }
    if opener == UInt8(ascii: "[") { closer = UInt8(ascii: "]") }
    push(Frame(closer: closer, offset: offset), at: offset)
  }

  /// Fails for a closing bracket that does not close what is open: if it closes an outer bracket
  /// the innermost has no end, and otherwise it has no beginning.
  package mutating func failClosing(at offset: Int) {
    let closer = bytes[offset]
    var i = depth
    while i > 0, frames[i - 1].closer != Frame.condition {
      i -= 1
      if frames[i].closer == closer { return failUnclosed(frames[depth - 1]) }
    }
    if depth > 0, frames[depth - 1].closer == Frame.interpolation {
      return failUnclosed(frames[depth - 1])
    }
    fail(.stray(Unicode.Scalar(closer)), at: offset)
  }

  /// Fails for the innermost interpolation, whose string has no end.
  mutating func failInterpolation() {
    var i = depth
    while i > 0 {
      i -= 1
      if frames[i].closer == Frame.interpolation { return failUnclosed(frames[i]) }
    }
  }

  /// Fails for what is open and cannot be closed any more.
  package mutating func failUnclosed(_ frame: Frame) {
    if frame.closer == Frame.interpolation {
      fail(.unterminated(.string), at: frame.offset)
    } else if frame.closer == Frame.condition {
      fail(.unclosedCondition, at: frame.offset)
    } else {
      fail(.unclosed(Unicode.Scalar(bytes[frame.offset])), at: frame.offset)
    }
  }
}

/// Room for the frames of a lexer and of its copies. It begins small, for few texts nest deep, and
/// a great block of memory would cost more than many a text takes to read.
struct FrameStack {
  private(set) var frames: UnsafeMutablePointer<Frame>
  private(set) var capacity = 32

  init() {
    frames = .allocate(capacity: capacity)
  }

  func deallocate() { frames.deallocate() }

  /// Makes room for as many again; all frames are in use.
  mutating func grow() {
    let grown = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    grown.moveInitialize(from: frames, count: capacity)
    frames.deallocate()
    frames = grown
    capacity *= 2
  }
}

extension Lexer {
  /// Reads a text with a lexer at its beginning, which must not outlive the call.
  package static func read<Result>(
    _ bytes: UnsafePointer<UInt8>, count: Int, _ body: (inout Lexer) -> Result
  ) -> Result {
    var stack = FrameStack()
    defer { stack.deallocate() }
    return withUnsafeMutablePointer(to: &stack) { stack in
      var lexer = Lexer(bytes: bytes, count: count, stack: stack)
      return body(&lexer)
    }
  }
}

/// The depths to which a text may nest.
public enum NestingLimit {
  /// The depth of brackets, interpolations and conditions: what the compiler allows.
  public static var brackets: Int { 256 }

  /// The depth of types: recursion can walk it on the stack of any thread.
  public static var types: Int { 64 }

}
