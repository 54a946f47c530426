import Findings
import SwiftReading

/// A comment that was meant as a directive, and is none for its slashes, blanks or capitals.
struct NearDirective: Sendable {
  /// The comment.
  let text: String
  /// The comment, written as a directive.
  private let meant: String
  let location: Location

  /// - Returns: `nil` for prose that begins with the tool's name.
  init?(_ text: String, at location: Location) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    var words = parts[1].split { $0 == " " || $0 == "\t" }.map(String.init)
    if let last = words.last, last.hasSuffix("*/") {
      words[words.count - 1] = String(last.dropLast(2))
      if words.last?.isEmpty == true { words.removeLast() }
    }
    guard let first = words.first?.lowercased(), UnknownDirective.known.contains(first),
      first == "allow" || words.dropFirst().allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    self.text = text
    self.location = location
    meant = (["// hasgen:", first] + words.dropFirst()).joined(separator: " ")
  }

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .unknownDirective, message: "'\(text)' is no directive",
      location: location, notes: [Diagnostic.Note("write '\(meant)'")])
  }
}
