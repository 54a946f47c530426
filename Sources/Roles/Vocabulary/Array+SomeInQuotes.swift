extension [String] {
  /// The first three in quotes, and how many there are more.
  package var someInQuotes: String {
    let shown = prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return count > 3 ? "\(shown) and \(count - 3) more" : shown
  }
}
