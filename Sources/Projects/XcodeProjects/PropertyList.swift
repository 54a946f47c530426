/// A value of an old-style property list, as Xcode writes its projects.
package indirect enum PropertyList: Sendable, Hashable {
  case string(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// The text, if it is one.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of a list; none of anything else.
  package var elements: [PropertyList] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The members of a dictionary; none of anything else.
  package var members: [String: PropertyList] {
    if case .dictionary(let members) = self { members } else { [:] }
  }

  /// The texts among the elements of a list.
  package var texts: [String] { elements.compactMap(\.text) }

  /// The value of a key; `nil` where there is none.
  package subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }
}

/// The reason why a text is no old-style property list.
package struct PropertyListError: Error, Hashable {
  /// The words, beginning in lower case.
  package let message: String
  /// The 1-based line at which it is wrong.
  package let line: Int
}
