/// Looks at the words of a text as a lexer skips over them.
struct WordWatcher {
  private let words: WordPattern
  /// `WordPattern.roles`.
  let roles: UnsafeBufferPointer<UInt8>
  /// Whether the text needs an outline.
  private(set) var hasSeenEnough = false
  private(set) var declaredNames: [NameHash] = []
  private(set) var nestedNames: [NameHash] = []
  private(set) var aliasNames: [NameHash] = []
  private(set) var extendedNames: [NameHash] = []
  private(set) var importedNames: [NameHash] = []
  private(set) var hasTestableImports = false
  private(set) var mentioned: NameFilter

  init(words: WordPattern, roles: UnsafeBufferPointer<UInt8>, byteCount: Int) {
    self.words = words
    self.roles = roles
    mentioned = NameFilter(byteCount: byteCount)
  }

  /// Takes a word of ASCII.
  mutating func note(_ word: UnsafePointer<UInt8>, count: Int) {
    let first = roles[Int(word[0])]
    let last = roles[Int(word[count - 1])]
    if first & WordPattern.firstOfPattern != 0, words.fitsFromFirst(word, count) {
      hasSeenEnough = true
    } else if last & WordPattern.lastOfPattern != 0, words.fitsToLast(word, count) {
      hasSeenEnough = true
    }
    if first & WordPattern.firstOfName != 0 { mentioned.insert(NameHash(word, count: count)) }
  }

  /// Takes a name behind a keyword, at file level or inside of something.
  mutating func note(_ name: NameHash, behind keyword: NamingKeyword, isNested: Bool) {
    if keyword == .declaration || keyword == .alias {
      if isNested { nestedNames.append(name) } else { declaredNames.append(name) }
    }
    switch keyword {
    case .alias: aliasNames.append(name)
    case .extension: extendedNames.append(name)
    case .import: importedNames.append(name)
    case .declaration, .operation, .testable, .none: break
    }
  }

  /// Takes what another one was shown of the same text.
  mutating func add(_ other: WordWatcher) {
    declaredNames += other.declaredNames
    nestedNames += other.nestedNames
    aliasNames += other.aliasNames
    extendedNames += other.extendedNames
    importedNames += other.importedNames
    hasTestableImports = hasTestableImports || other.hasTestableImports
    mentioned.formUnion(other.mentioned)
  }

  /// Takes the word of `@testable import`.
  mutating func noteTestable() { hasTestableImports = true }

  /// Takes what words do not tell: the text needs an outline.
  mutating func noteUnknown() { hasSeenEnough = true }
}
