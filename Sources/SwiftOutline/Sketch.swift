/// What a source text may declare and mention, told by its words alone: several times quicker than
/// an outline, and never less than what an outline holds.
///
/// Names are kept as hashes: two may be taken for one, and no name is ever missed.
public struct Sketch: Sendable {
  /// Whether only an outline tells more: the text has one of the words that were looked for, a
  /// problem, or something that words do not tell. The rest is empty then.
  public let needsOutline: Bool
  /// The names that stand behind a keyword which declares, extends or imports what follows; of
  /// `A.B`, both. Not sorted, some of them more than once.
  public let declaredNames: [NameHash]

  private let mentioned: NameFilter

  /// Looks over a source text.
  ///
  /// - Parameter words: The words that make an outline necessary.
  public init(reading source: UnsafeBufferPointer<UInt8>, lookingFor words: WordPattern) {
    guard let bytes = source.baseAddress, !source.isEmpty else {
      self.init(needsOutline: false, declaredNames: [], mentioned: NameFilter(byteCount: 0))
      return
    }
    guard SourceBytes.isText(bytes, count: source.count) else {
      self.init(needsOutline: true, declaredNames: [], mentioned: NameFilter(byteCount: 0))
      return
    }
    let frames = UnsafeMutablePointer<Frame>.allocate(capacity: Outline.maximumDepth)
    defer { frames.deallocate() }
    var lexer = Lexer(bytes: bytes, count: source.count, frames: frames)
    let watcher = words.roles.withUnsafeBufferPointer { roles in
      var watcher = WordWatcher(words: words, roles: roles, byteCount: source.count)
      lexer.skipAll(watchedBy: &watcher)
      return watcher
    }
    let isPlain = !watcher.hasSeenEnough && !lexer.hasFailed
    self.init(
      needsOutline: !isPlain, declaredNames: isPlain ? watcher.declaredNames : [],
      mentioned: isPlain ? watcher.mentioned : NameFilter(byteCount: 0))
  }

  private init(needsOutline: Bool, declaredNames: [NameHash], mentioned: NameFilter) {
    self.needsOutline = needsOutline
    self.declaredNames = declaredNames
    self.mentioned = mentioned
  }

  /// Whether the text may hold a word outside strings and comments. Only words that begin with a
  /// capital letter of ASCII are kept: any other may be there.
  public func mayMention(_ word: String) -> Bool {
    guard let first = word.utf8.first, WordPattern.isCapital(first) else { return true }
    return mentioned.mayHold(NameHash(word))
  }
}

extension Lexer {
  /// Skips the whole text, or as much of it as the watcher wants to see.
  fileprivate mutating func skipAll(watchedBy watcher: inout WordWatcher) {
    withUnsafeMutablePointer(to: &watcher) { watcher in
      self.watcher = watcher
      while at < end, !watcher.pointee.hasSeenEnough, !hasFailed { skip(from: at, downTo: 0) }
      self.watcher = nil
    }
  }
}
