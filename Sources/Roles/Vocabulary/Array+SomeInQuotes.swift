extension [String] {
  /// The first three strings in quotes, and the number of the others: `'A', 'B', 'C' and 2 more`.
  package var someInQuotes: String {
    let shown = prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return count > 3 ? "\(shown) and \(count - 3) more" : shown
  }
}
