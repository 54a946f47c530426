/// The types and extensions of a text, at file level, that hold none of the words which make an
/// outline necessary: a sketch tells of them what may matter.
struct Bystanders {
  private struct Bystander {
    /// Where the comments before it begin.
    let start: Int
    let end: Int
    let words: WordWatcher
  }

  private let words: WordPattern
  /// `WordPattern.roles`.
  private let roles: UnsafeBufferPointer<UInt8>
  private var passed: [Bystander] = []

  init(without words: WordPattern, roles: UnsafeBufferPointer<UInt8>) {
    self.words = words
    self.roles = roles
  }

  /// A sketch of those that are left; `nil` if there are none.
  var sketch: Sketch? {
    guard let first = passed.first else { return nil }
    return Sketch(passed.dropFirst().reduce(into: first.words) { $0.add($1.words) })
  }

  /// Passes by the type or the extension before the cursor's brace, if it is one of these; else the
  /// cursor stays where it is.
  ///
  /// - Parameter start: Where the comments before it begin.
  mutating func pass(by lexer: inout Lexer, from start: Int) -> Bool {
    var probe = lexer
    var watcher = WordWatcher(words: words, roles: roles, byteCount: lexer.end)
    guard probe.skipBody(behind: start, watchedBy: &watcher), !watcher.hasSeenEnough,
      // It would be a directive for this one.
      probe.trailingDirective(from: probe.previousEnd) == nil
    else { return false }
    passed.append(Bystander(start: start, end: probe.previousEnd, words: watcher))
    lexer = probe
    return true
  }

  /// Takes out those that have one of the names, and gives the bytes of each.
  mutating func take(named names: NameSet) -> [Range<Int>] {
    guard !passed.isEmpty else { return [] }
    let isNamed = { (bystander: Bystander) in
      let own = bystander.words.names
      return own.contains(.declared, where: names.contains)
        || own.contains(.extended, where: names.contains)
    }
    let taken = passed.filter(isNamed)
    passed.removeAll(where: isNamed)
    return taken.map { $0.start..<$0.end }
  }
}

extension Lexer {
  /// Skips to behind the body of the type that stands behind an offset; `false` where none ends.
  fileprivate mutating func skipBody(behind start: Int, watchedBy watcher: inout WordWatcher)
    -> Bool
  {
    withUnsafeMutablePointer(to: &watcher) { watcher in
      self.watcher = watcher
      var offset = start
      repeat {
        skip(from: offset, downTo: depth)
        offset = previousEnd
      } while offset < end && !hasFailed && !watcher.pointee.hasSeenEnough
        && bytes[offset - 1] != UInt8(ascii: "}")
      self.watcher = nil
      return !hasFailed && bytes[offset - 1] == UInt8(ascii: "}")
    }
  }
}
