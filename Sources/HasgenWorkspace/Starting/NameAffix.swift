import HasgenGraph
import HasgenProgram

/// The first or the last word that the names of protocols share.
struct NameAffix: Hashable, Comparable {
  let word: String
  let isPrefix: Bool

  /// The affix that hasgen uses by default.
  static let standard = NameAffix(word: "Has", isPrefix: true)

  /// `Has…` or `…Provider`.
  var pattern: String { isPrefix ? "\(word)…" : "…\(word)" }

  /// The usual prefix comes first, then other prefixes.
  static func < (one: NameAffix, other: NameAffix) -> Bool {
    one.sortingKey < other.sortingKey
  }

  private var sortingKey: (Int, String) {
    if self == .standard { return (0, "") }
    return (isPrefix ? 1 : 2, word)
  }

  /// Words for the kind of a protocol. They do not show that it is a Has-protocol.
  private static let kindWords: Set<String> = [
    "Cell", "Data", "Delegate", "Interface", "Model", "Protocol", "Source", "Type", "View",
  ]

  /// The affixes of a name of at least two words: `Has…` and `…Provider` of `HasImageProvider`.
  static func all(of name: String) -> [NameAffix] {
    let words = name.withoutBackticks.matches(of: #/\p{Lu}+(?!\p{Ll})|\p{Lu}?\P{Lu}+/#)
      .map { String($0.output) }
    guard words.count > 1, let first = words.first, let last = words.last else { return [] }
    // One letter marks an interface: `IService`.
    let prefixes = first.count > 1 ? [NameAffix(word: first, isPrefix: true)] : []
    let isSuffix = last.count > 2 && !kindWords.contains(last)
    return prefixes + (isSuffix ? [NameAffix(word: last, isPrefix: false)] : [])
  }
}

extension NamePattern {
  /// The pattern of names with one of some affixes.
  init(_ affixes: [NameAffix]) {
    self.init(
      prefixes: affixes.filter(\.isPrefix).map(\.word),
      suffixes: affixes.filter { !$0.isPrefix }.map(\.word))
  }
}
