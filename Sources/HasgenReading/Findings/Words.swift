extension [String] {
  /// The strings as a list in a sentence: `A, B and C`. If there are more than the limit, the list ends
  /// with their number: `A, B and 3 more`.
  package func inWords(atMost limit: Int = .max) -> String {
    guard let last, count > 1 else { return first ?? "" }
    if count > limit { return prefix(limit).joined(separator: ", ") + " and \(count - limit) more" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// Each string in quotes: `'A'`.
  package var quoted: [String] { map { "'\($0)'" } }

  /// The strings in quotes: `'A', 'B'`.
  package func inQuotes(joinedBy separator: String = ", ") -> String {
    quoted.joined(separator: separator)
  }

  /// The first three strings in quotes, and the number of the others: `'A', 'B', 'C' and 2 more`.
  package var someInQuotes: String {
    let shown = Array(prefix(3)).inQuotes()
    return count > 3 ? "\(shown) and \(count - 3) more" : shown
  }
}

extension Int {
  /// The number with its noun: `1 file`, `2 files`. An irregular plural is passed: `2 properties`.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
  }
}

extension Sequence<UInt8> {
  /// The text with a question mark for each control character except the tab, so that it stays on
  /// its line and sends no commands to a terminal.
  package var printable: String {
    String(decoding: map { $0.isControl ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
  }
}

extension UInt8 {
  /// True for a control character except the tab.
  fileprivate var isControl: Bool { self < 0x20 && self != 0x09 || self == 0x7F }
}
