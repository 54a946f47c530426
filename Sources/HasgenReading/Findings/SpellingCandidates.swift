/// The names that a misspelled name is compared with.
///
/// A candidate is near if its optimal string alignment distance (insertions, deletions,
/// replacements, and swaps of neighbours) is at most a third of the misspelled name's length, so
/// nothing is near to a name of two letters. Case is ignored. Of equally near candidates, the
/// alphabetically first one is returned.
package struct SpellingCandidates: Sendable {
  private typealias Letters = [Unicode.Scalar]

  private let candidates: [(name: String, letters: Letters)]

  package init(_ names: some Sequence<String>) {
    candidates = names.map { ($0, Self.letters(of: $0)) }
  }

  /// The candidate that is nearest to a name; `nil` if none is near.
  package func nearest(to name: String) -> String? {
    let letters = Self.letters(of: name)
    var near: [(distance: Int, name: String)] = []
    for candidate in candidates where candidate.name != name {
      let distance = Self.distance(letters, candidate.letters, atMost: letters.count / 3)
      if let distance { near.append((distance, candidate.name)) }
    }
    return near.min(by: <)?.name
  }

  private static func letters(of name: String) -> Letters {
    Letters(name.lowercased().unicodeScalars)
  }

  /// The distance; `nil` if it is greater than a limit.
  private static func distance(_ one: Letters, _ other: Letters, atMost limit: Int) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
    // Rows of the distance matrix: the distances of all prefixes of `other` to the prefix of `one`
    // that ends two letters before, one letter before, and at the current letter.
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in one.indices {
      var current = [i + 1]
      for j in other.indices {
        var distance = min(last[j + 1], current[j]) + 1
        distance = min(distance, last[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        current.append(distance)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      beforeLast = last
      last = current
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}

/// The candidate that is nearest to a misspelled name; `nil` if none is near.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  SpellingCandidates(candidates).nearest(to: name)
}
