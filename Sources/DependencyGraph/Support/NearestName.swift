/// The candidate that is most likely meant by a misspelled name; `nil` where none is near.
///
/// Near is an optimal string alignment distance (insertions, deletions, replacements, and swaps
/// of neighbours) of at most a third of the name's length, so nothing is near to a name of two
/// letters. Ties go to the first by name.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  let limit = wanted.count / 3
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    let other = Array(candidate.lowercased().unicodeScalars)
    guard abs(other.count - wanted.count) <= limit else { continue }
    let distance = alignmentDistance(wanted, other)
    guard distance <= limit else { continue }
    if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
    best = (candidate, distance)
  }
  return best?.name
}

private func alignmentDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for row in 1...left.count {
    var current = [Int](repeating: row, count: right.count + 1)
    for column in 1...right.count {
      let isSame = left[row - 1] == right[column - 1]
      var distance = min(
        last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, left[row - 1] == right[column - 2],
        left[row - 2] == right[column - 1]
      {
        distance = min(distance, beforeLast[column - 2] + 1)
      }
      current[column] = distance
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
