/// A pattern of paths: `*` is any text within a part, `**` any number of parts, `?` one character,
/// `[a-z]` one of several (`[!a-z]`: none of them); a trailing `/` asks for a folder. A pattern of
/// one part fits in any folder, as in `.gitignore`.
public struct Glob: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case anyParts
    case name([Token])
  }

  private enum Token: Sendable, Hashable {
    case character(Character)
    case anyCharacter
    case anyText
    case oneOf([ClosedRange<Character>], isNegated: Bool)
  }

  private let parts: [Part]
  private let wantsFolder: Bool

  /// The glob of a text; `nil` when a `[` has no `]`.
  public init?(_ text: String) {
    wantsFolder = text.hasSuffix("/")
    let isName = !text.dropLast(wantsFolder ? 1 : 0).contains("/")
    var parts: [Part] = isName ? [.anyParts] : []
    for part in text.split(separator: "/") where part != "." {
      if part == "**" {
        parts.append(.anyParts)
      } else if let tokens = Self.tokens(part) {
        parts.append(.name(tokens))
      } else {
        return nil
      }
    }
    self.parts = parts
  }

  /// The glob of one path, whatever characters it has.
  package init(naming path: String) {
    wantsFolder = false
    parts = path.split(separator: "/").map { .name($0.map(Token.character)) }
  }

  /// Returns true if a path fits, relative to the folder that the pattern is relative to.
  public func matches(_ path: String, isFolder: Bool) -> Bool {
    if wantsFolder && !isFolder { return false }
    let names = path.split(separator: "/").map(Array.init)
    return Self.matches(parts, names, isWildcard: { $0 == .anyParts }) { part, name in
      guard case .name(let tokens) = part else { return false }
      return Self.matches(tokens, name, isWildcard: { $0 == .anyText }, one: Self.fits)
    }
  }

  /// Returns true if the pattern fits the whole text. A wildcard stands for any number of elements.
  ///
  /// Goes back to the last wildcard only, so it takes no longer than the product of the lengths.
  private static func matches<Pattern, Element>(
    _ pattern: [Pattern], _ text: [Element], isWildcard: (Pattern) -> Bool,
    one: (Pattern, Element) -> Bool
  ) -> Bool {
    var (index, position) = (0, 0)
    var wildcard: (index: Int, position: Int)?
    while position < text.count {
      if index < pattern.count, isWildcard(pattern[index]) {
        wildcard = (index, position)
        index += 1
      } else if index < pattern.count, one(pattern[index], text[position]) {
        index += 1
        position += 1
      } else if let last = wildcard {
        wildcard = (last.index, last.position + 1)
        (index, position) = (last.index + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy(isWildcard)
  }

  private static func fits(_ token: Token, _ character: Character) -> Bool {
    switch token {
    case .character(let wanted): wanted == character
    case .anyCharacter: true
    case .anyText: false
    case .oneOf(let ranges, let isNegated): ranges.contains { $0 ~= character } != isNegated
    }
  }

  private static func tokens(_ part: Substring) -> [Token]? {
    var tokens: [Token] = []
    var rest = part
    while let character = rest.popFirst() {
      switch character {
      case "*": tokens.append(.anyText)
      case "?": tokens.append(.anyCharacter)
      case "[":
        // A `]` that stands first is one of the set.
        guard let end = rest.dropFirst(rest.first == "!" ? 2 : 1).firstIndex(of: "]") else {
          return nil
        }
        tokens.append(set(rest[..<end]))
        rest = rest[end...].dropFirst()
      default: tokens.append(.character(character))
      }
    }
    return tokens
  }

  private static func set(_ text: Substring) -> Token {
    let isNegated = text.first == "!"
    var rest = isNegated ? text.dropFirst() : text
    var ranges: [ClosedRange<Character>] = []
    while let low = rest.popFirst() {
      if rest.first == "-", let high = rest.dropFirst().first, low <= high {
        ranges.append(low...high)
        rest = rest.dropFirst(2)
      } else {
        ranges.append(low...low)
      }
    }
    return .oneOf(ranges, isNegated: isNegated)
  }
}
