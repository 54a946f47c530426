/// The candidate that a mistyped name most likely means; `nil` where none is near enough.
///
/// Near is at most a third of the name's length away, counted in changed, added, left out and
/// swapped characters. Among equally near ones the first by name is taken.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let limit = name.count / 3
  var nearest: (distance: Int, name: String)?
  for candidate in candidates where candidate != name {
    let distance = alignmentDistance(Array(name), Array(candidate))
    guard distance <= limit else { continue }
    if let best = nearest, (best.distance, best.name) <= (distance, candidate) { continue }
    nearest = (distance, candidate)
  }
  return nearest?.name
}

/// The optimal string alignment distance.
private func alignmentDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let change = last[column] + (left[row] == right[column] ? 0 : 1)
      var cost = min(change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
