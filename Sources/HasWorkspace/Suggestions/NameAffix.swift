import Roles
import SwiftProgram

/// The first or the last word that the names of protocols share: `Has…`, `…Provider`.
public enum NameAffix: Sendable, Hashable, Comparable {
  case prefix(String)
  case suffix(String)

  /// The affix that hasgen uses if nobody says otherwise.
  public static let standard = NameAffix.prefix("Has")

  /// The word.
  public var word: String {
    switch self {
    case .prefix(let word), .suffix(let word): word
    }
  }

  /// Words that say of a protocol what kind of thing it is, and not that it gives access to one.
  private static let kindWords: Set<String> = [
    "Cell", "Data", "Delegate", "Interface", "Model", "Protocol", "Source", "Type", "View",
  ]

  /// The affixes of a name of at least two words: `Has…` and `…Provider` of `HasImageProvider`.
  static func all(of name: String) -> [NameAffix] {
    let words = name.words
    guard words.count > 1, let first = words.first, let last = words.last else { return [] }
    // One letter marks an interface: `IService`.
    let prefixes = first.count > 1 ? [NameAffix.prefix(first)] : []
    return prefixes + (last.count > 2 && !kindWords.contains(last) ? [.suffix(last)] : [])
  }
}

extension NamePattern {
  /// The names of some families.
  package init(_ affixes: [NameAffix]) {
    var prefixes: [String] = []
    var suffixes: [String] = []
    for affix in affixes {
      switch affix {
      case .prefix(let word): prefixes.append(word)
      case .suffix(let word): suffixes.append(word)
      }
    }
    self.init(prefixes: prefixes, suffixes: suffixes)
  }
}

extension String {
  /// The words of a name in camel case: `Has`, `URL`, `Session`.
  fileprivate var words: [String] {
    var words: [String] = []
    let characters = Array(withoutBackticks)
    for (index, character) in characters.enumerated() {
      let last = index > 0 ? characters[index - 1] : nil
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let begins =
        character.isUppercase
        && (last?.isUppercase != true || next?.isLowercase == true)
      if begins || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
