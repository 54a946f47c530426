import Foundation

/// A message that the tool prints: `path:line:column: error: text [id]`, an excerpt of the source,
/// and the notes.
struct PrintedMessage: Equatable {
  enum Severity: String, CaseIterable {
    case error, warning, note
  }

  /// A line of a file.
  struct Place: Equatable {
    var path: String
    var line: Int
  }

  var severity: Severity
  /// The place; `nil` if the message has none.
  var place: Place?
  /// The text, with a line for each note. The excerpt is left out.
  var text: String

  /// Divides the output of the tool into messages, and lines that belong to no message, such as
  /// `2 errors`.
  static func divide(_ printed: String) -> (messages: [PrintedMessage], others: [String]) {
    var messages: [PrintedMessage] = []
    var others: [String] = []
    var lines = printed.split(separator: "\n")[...]
    while let line = lines.popFirst() {
      guard let message = PrintedMessage(firstLine: line) else {
        others.append(String(line))
        continue
      }
      let hasExcerpt = lines.count > 1 && isCaret(lines[lines.startIndex + 1])
      if hasExcerpt { lines.removeFirst(2) }
      // A note with an excerpt is a message, not a note of the message before.
      if message.severity == .note, !hasExcerpt, !messages.isEmpty {
        messages[messages.count - 1].text += "\n\(line)"
      } else {
        messages.append(message)
      }
    }
    return (messages, others)
  }

  /// True for the second line of an excerpt, which marks the column.
  private static func isCaret(_ line: Substring) -> Bool {
    line.trimmingCharacters(in: .whitespaces) == "^"
  }
}

extension PrintedMessage {
  /// The message that a line begins; `nil` if the line begins none.
  fileprivate init?(firstLine line: Substring) {
    for severity in Severity.allCases where line.hasPrefix("\(severity.rawValue): ") {
      let text = line.dropFirst(severity.rawValue.count + 2)
      self.init(severity: severity, place: nil, text: String(text))
      return
    }
    let words = Severity.allCases.compactMap { severity in
      line.range(of: ": \(severity.rawValue): ").map { (severity: severity, range: $0) }
    }
    guard let word = words.min(by: { $0.range.lowerBound < $1.range.lowerBound }),
      let place = Place(line[..<word.range.lowerBound])
    else { return nil }
    self.init(severity: word.severity, place: place, text: String(line[word.range.upperBound...]))
  }
}

extension PrintedMessage.Place {
  /// The place of a text `path:line:column`; the path may have colons.
  fileprivate init?(_ text: Substring) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, Int(parts.removeLast()) != nil, let line = Int(parts.removeLast())
    else { return nil }
    self.init(path: parts.joined(separator: ":"), line: line)
  }
}
