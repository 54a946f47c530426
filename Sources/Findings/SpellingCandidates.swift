/// Names one of which may be meant by a misspelled one; prepared once for all that are compared with
/// them.
///
/// Near is an optimal string alignment distance (insertions, deletions, replacements, and swaps
/// of neighbours) of at most a third of the name's length, so nothing is near to a name of two
/// letters. Case does not count. Ties go to the first by name.
package struct SpellingCandidates: Sendable {
  private typealias Letters = [Unicode.Scalar]

  /// The candidates by their number of letters: a name whose number differs by more than the
  /// distance is not near.
  private let byLength: [Int: [(name: String, letters: Letters)]]

  package init(_ names: some Sequence<String>) {
    byLength = Dictionary(grouping: names.map { ($0, Self.letters(of: $0)) }, by: \.1.count)
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
    let found = [closest(to: name), others.closest(to: name)].compactMap(\.self)
    return found.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  private func closest(
    to name: String, where isMeant: (String) -> Bool = { _ in true }
  ) -> (name: String, distance: Int)? {
    var comparison = Comparison(with: Self.letters(of: name))
    let limit = comparison.letters.count / 3
    var best: (name: String, distance: Int)?
    for length in (comparison.letters.count - limit)...(comparison.letters.count + limit) {
      for candidate in byLength[length] ?? [] where candidate.name != name {
        guard
          let distance = comparison.distance(
            to: candidate.letters, atMost: best?.distance ?? limit),
          best.map({ (distance, candidate.name) < ($0.distance, $0.name) }) ?? true,
          isMeant(candidate.name)
        else { continue }
        best = (candidate.name, distance)
      }
    }
    return best
  }

  private static func letters(of name: String) -> Letters {
    Letters(name.lowercased().unicodeScalars)
  }

  /// Compares one name with many.
  private struct Comparison {
    let letters: Letters
    /// The distances between beginnings: of the name, by their length, and of the candidate up to
    /// the letter before the last one, the last one, and the current one.
    private var beforeLast: [Int]
    private var last: [Int]
    private var current: [Int]

    init(with letters: Letters) {
      self.letters = letters
      beforeLast = Array(0...letters.count)
      last = beforeLast
      current = beforeLast
    }

    /// The distance; `nil` if it is greater than a limit.
    ///
    /// Beginnings that differ in length by more than the limit are at a greater distance, so only
    /// those around the diagonal are looked at.
    mutating func distance(to other: Letters, atMost limit: Int) -> Int? {
      guard abs(other.count - letters.count) <= limit else { return nil }
      guard !other.isEmpty, !letters.isEmpty else { return max(other.count, letters.count) }
      for column in 0...letters.count { last[column] = column }
      for row in 1...other.count {
        let columns = max(1, row - limit)...min(letters.count, row + limit)
        current[columns.lowerBound - 1] = columns.lowerBound == 1 ? row : limit + 1
        var least = current[columns.lowerBound - 1]
        for column in columns {
          let isSame = other[row - 1] == letters[column - 1]
          var distance = min(
            last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
          if row > 1, column > 1, other[row - 1] == letters[column - 2],
            other[row - 2] == letters[column - 1]
          {
            distance = min(distance, beforeLast[column - 2] + 1)
          }
          current[column] = distance
          least = min(least, distance)
        }
        if columns.upperBound < letters.count { current[columns.upperBound + 1] = limit + 1 }
        guard least <= limit else { return nil }
        (beforeLast, last, current) = (last, current, beforeLast)
      }
      return last[letters.count] <= limit ? last[letters.count] : nil
    }
  }
}

/// The candidate that is most likely meant by a misspelled name; `nil` where none is near.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  SpellingCandidates(candidates).nearest(to: name)
}
