/// An open bracket, interpolation, or `#if`.
package struct Frame {
  /// The byte that closes it: a closing bracket, `"` for an interpolation, `#` for an `#if`.
  let closer: UInt8
  /// The offset at which it begins; for an interpolation, that of its string.
  let offset: Int
  /// The number of `#` of an interpolation's string.
  var pounds = 0
  /// True if the string of an interpolation is a multiline string.
  var isMultiline = false
  /// The value of `isOnStringLine` around an interpolation.
  var wasOnStringLine = false
  /// The facts about an `#if`.
  var branch = Branch()

  /// The state of an `#if` at its current branch.
  struct Branch {
    /// True if the branch is for another version of the compiler, so that its text need not be
    /// valid Swift.
    var isTolerated = false
    /// True if a condition so far has a version check.
    var hasVersionCheck = false
    /// True if the conditions of all earlier branches are known to be false.
    var isFirstCandidate = true
  }

  static let interpolation = UInt8(ascii: "\"")
  static let condition = UInt8(ascii: "#")
}

extension Lexer {
  /// Opens a frame; fails beyond `NestingLimit.brackets`.
  mutating func push(_ frame: Frame, at offset: Int) {
    guard depth < NestingLimit.brackets else { return fail(.tooDeep, at: offset) }
    if depth == stack.pointee.capacity { stack.pointee.grow() }
    frames[depth] = frame
    depth += 1
  }

  /// Opens the bracket at an offset.
  mutating func pushBracket(at offset: Int) {
    let opener = bytes[offset]
    var closer = UInt8(ascii: ")")
    if opener == "{" { closer = UInt8(ascii: "}") }
    if opener == "[" { closer = UInt8(ascii: "]") }
    push(Frame(closer: closer, offset: offset), at: offset)
  }

  /// Fails for a closing bracket that does not match the innermost open frame. If it matches an
  /// outer bracket, the innermost frame has no end; otherwise the closing bracket has no beginning.
  mutating func failClosing(at offset: Int) {
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

  /// Fails for an open frame that has no end.
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

/// The memory for the frames of a lexer and of its copies. It begins small, because few texts nest
/// deep and allocating a large block takes longer than reading a short text.
struct FrameStack {
  private(set) var frames: UnsafeMutablePointer<Frame>
  private(set) var capacity = 32

  init() {
    frames = .allocate(capacity: capacity)
  }

  func deallocate() { frames.deallocate() }

  /// Doubles the capacity. All frames must be in use.
  mutating func grow() {
    let grown = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    grown.moveInitialize(from: frames, count: capacity)
    frames.deallocate()
    frames = grown
    capacity *= 2
  }
}

extension Lexer {
  /// Calls a function with a lexer at the beginning of a text. The lexer must not outlive the call.
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

/// The greatest depths of nesting in a text.
package enum NestingLimit {
  /// The depth of brackets, interpolations and conditions: the limit of the compiler.
  package static var brackets: Int { 256 }

  /// The depth of types: small enough for recursion on the stack of any thread.
  package static var types: Int { 64 }

}
