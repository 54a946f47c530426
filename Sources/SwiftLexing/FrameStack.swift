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
