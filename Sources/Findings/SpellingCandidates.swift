/// Names one of which may be meant by a misspelled one.
///
/// Near is an optimal string alignment distance (insertions, deletions, replacements, and swaps
/// of neighbours) of at most a third of the name's length, so nothing is near to a name of two
/// letters. Case does not count. Ties go to the first by name.
package struct SpellingCandidates: Sendable {
  private typealias Letters = [Unicode.Scalar]

  private let candidates: [(name: String, letters: Letters)]

  package init(_ names: some Sequence<String>) {
    candidates = names.map { ($0, Self.letters(of: $0)) }
  }

  /// The candidate that is most likely meant by a name; `nil` where none is near.
  ///
  /// - Parameter isMeant: Which of the candidates count.
  package func nearest(
    to name: String, where isMeant: (String) -> Bool = { _ in true }
  ) -> String? {
    closest(to: name, where: isMeant)?.name
  }

  /// The nearest name among these and other candidates.
  package func nearest(to name: String, besides others: SpellingCandidates) -> String? {
    [closest(to: name), others.closest(to: name)].compactMap(\.self).min(by: <)?.name
  }

  private func closest(
    to name: String, where isMeant: (String) -> Bool = { _ in true }
  ) -> (distance: Int, name: String)? {
    let letters = Self.letters(of: name)
    let near = candidates.compactMap { candidate -> (distance: Int, name: String)? in
      guard candidate.name != name,
        let distance = Self.distance(letters, candidate.letters, atMost: letters.count / 3),
        isMeant(candidate.name)
      else { return nil }
      return (distance, candidate.name)
    }
    return near.min(by: <)
  }

  private static func letters(of name: String) -> Letters {
    Letters(name.lowercased().unicodeScalars)
  }

  /// The distance; `nil` if it is greater than a limit.
  private static func distance(_ one: Letters, _ other: Letters, atMost limit: Int) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
    // The distances between the beginnings of one up to the letter before the last one, up to the
    // last one, and up to the current one, and all beginnings of the other.
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
      (beforeLast, last) = (last, current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}

/// The candidate that is most likely meant by a misspelled name; `nil` where none is near.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  SpellingCandidates(candidates).nearest(to: name)
}
