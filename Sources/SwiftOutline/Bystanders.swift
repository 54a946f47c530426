import SwiftLexing

/// The types and extensions of a text, at file level, that hold none of the words which make an
/// outline necessary: a sketch tells of them what may matter.
struct Bystanders {
  private struct Bystander {
    /// The range from the comments before it to its end.
    let range: Range<Int>
    let names: NotedNames
  }

  private let words: WordPattern
  /// `WordPattern.roles`.
  private let roles: UnsafeBufferPointer<UInt8>
  private var passed: [Bystander] = []
  /// The names in all bystanders so far, and in the current one.
  private var mentioned = MentionedNames()
  private var mentionedInOne = MentionedNames()

  /// Whoever makes them deallocates them.
  init(without words: WordPattern, roles: UnsafeBufferPointer<UInt8>) {
    self.words = words
    self.roles = roles
  }

  func deallocate() {
    mentioned.deallocate()
    mentionedInOne.deallocate()
  }

  /// A sketch of those that are left; `nil` if there are none.
  var sketch: Sketch? {
    if passed.isEmpty { return nil }
    let names = passed.reduce(into: NotedNames()) { $0.add($1.names) }
    return Sketch(names: names, mentioned: mentioned)
  }

  /// Passes by the type or the extension whose keyword is the current token, if it is one of these;
  /// else the cursor stays where it is.
  ///
  /// - Parameter start: Where the comments before it begin.
  mutating func pass(by lexer: inout Lexer, from start: Int) -> Bool {
    var probe = lexer
    mentionedInOne.removeAll()
    var watcher = WordWatcher(words: words, roles: roles, noting: mentionedInOne)
    guard probe.skipType(behind: start, watchedBy: &watcher), watcher.hasSeenOneDeclaration,
      // It would be a directive for this one.
      probe.trailingDirective(from: probe.previousEnd) == nil
    else { return false }
    passed.append(Bystander(range: start..<probe.previousEnd, names: watcher.names))
    mentioned.formUnion(watcher.mentioned)
    lexer = probe
    return true
  }

  /// Takes out those that have one of the names, and gives the range of each.
  mutating func take(named names: NameSet) -> [Range<Int>] {
    let isNamed = { (bystander: Bystander) in
      bystander.names.contains(.declared, where: names.contains)
        || bystander.names.contains(.extended, where: names.contains)
    }
    let taken = passed.filter(isNamed)
    if !taken.isEmpty { passed.removeAll(where: isNamed) }
    return taken.map(\.range)
  }
}

extension WordWatcher {
  /// Whether the watcher has seen one type or extension at file level and nothing else with a name.
  /// If a header has no body, the next body belongs to another declaration.
  fileprivate var hasSeenOneDeclaration: Bool {
    let isType = names.count(.declared) == 1 && names.count(.extended) == 0
    // `extension A.B` has two names.
    let isExtension = names.count(.declared) == 0 && names.count(.extended) > 0
    return !hasSeenEnough && (isType || isExtension) && names.count(.imported) == 0
  }
}

extension Lexer {
  /// Skips to behind the first brace that closes what opens behind an offset, as no bracket of a
  /// header does; `false` where there is none.
  fileprivate mutating func skipType(
    behind start: Int, watchedBy watcher: inout WordWatcher
  ) -> Bool {
    withUnsafeMutablePointer(to: &watcher) { watcher in
      self.watcher = watcher
      var offset = start
      var isClosed = false
      repeat {
        skip(from: offset, downTo: depth)
        isClosed = previousEnd > offset && bytes[previousEnd - 1] == UInt8(ascii: "}")
        offset = previousEnd
      } while !isClosed && offset < end && !hasFailed && !watcher.pointee.hasSeenEnough
      self.watcher = nil
      return isClosed && !hasFailed
    }
  }
}
