/// Looks at the words of a text as a lexer skips over them.
package struct WordWatcher {
  private let words: WordPattern
  /// `WordPattern.roles`.
  let roles: UnsafeBufferPointer<UInt8>
  /// Whether the text needs an outline.
  package private(set) var hasSeenEnough = false
  package private(set) var names = NotedNames()
  /// The words with a capital letter.
  package private(set) var mentioned: MentionedNames
  /// The number of frames around the header of a type whose braces are to come; -1 if there is
  /// none.
  private var header = -1

  /// - Parameter mentioned: Where mentioned names are put; it outlives the watcher.
  package init(
    words: WordPattern, roles: UnsafeBufferPointer<UInt8>, noting mentioned: MentionedNames
  ) {
    self.words = words
    self.roles = roles
    self.mentioned = mentioned
  }

  /// Takes a word of ASCII between two offsets.
  mutating func note(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    let word = bytes + start
    let count = end - start
    if WordPattern.mayFit(from: word, count, roles), words.fitsFromFirst(word, count) {
      hasSeenEnough = true
    } else if WordPattern.mayFit(to: end, of: bytes, roles), words.fitsToLast(word, count) {
      hasSeenEnough = true
    }
    if WordPattern.isCapital(word[0]) { mentioned.insert(NameHash(word, count: count)) }
  }

  /// Takes a name behind a keyword, at file level or inside of something.
  mutating func note(_ name: NameHash, behind keyword: NamingKeyword, isNested: Bool) {
    switch keyword {
    case .declaration: names.add(name, as: isNested ? .nested : .declared)
    case .alias:
      names.add(name, as: isNested ? .nested : .declared)
      names.add(name, as: .alias)
    case .extension: names.add(name, as: .extended)
    case .import: names.add(name, as: .imported)
    case .operation, .none: break
    }
  }

  /// Takes a word that may begin the header of a type or an extension.
  mutating func noteHeader(atDepth depth: Int) {
    if header < 0 { header = depth }
  }

  /// Takes an opening brace; returns whether declarations may stand in it that are no local ones.
  mutating func noteBrace(atDepth depth: Int) -> Bool {
    if header < 0 { return false }
    if header == depth { header = -1 }
    return true
  }

  /// Takes a closing bracket: what it leaves open has no header that began inside of it.
  mutating func noteClosing(downTo depth: Int) {
    if depth < header { header = -1 }
  }

  /// Takes what words do not tell: the text needs an outline.
  mutating func noteUnknown() { hasSeenEnough = true }
}
