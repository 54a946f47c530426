extension StringProtocol {
  /// The text without the spaces around it.
  package var trimmed: SubSequence {
    let start = firstIndex { $0 != " " } ?? endIndex
    let end = lastIndex { $0 != " " }.map(index(after:)) ?? start
    return self[start..<end]
  }
}
