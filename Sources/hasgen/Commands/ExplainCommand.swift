import DependencyGraph
import Findings

extension Command {
  static let explain = Command(
    name: "explain", summary: "explains a message", operands: "[ID]",
    discussion: """
      Each message ends with its ID in brackets, such as [unmet-dependency]. Prints
      the cause, an example, and the fixes. Without an ID, lists all IDs.
      """,
    options: [.color, .help]
  ) { arguments in
    let text = ExplanationText(style: Report(arguments).resultStyle)
    guard let word = arguments.operands.first else {
      return Outcome(status: .done, results: text.list(of: Explanation.all))
    }
    guard arguments.operands.count == 1 else {
      return Outcome(
        status: .usage,
        messages: UsageError.misuse("'hasgen explain' takes one ID", arguments.command).text)
    }
    let name = nameInBrackets(in: word)
    guard let explanation = Explanation(of: DiagnosticID(rawValue: name)) else {
      return Outcome(status: .usage, messages: UsageError.unknownDiagnostic(name).text)
    }
    return Outcome(status: .done, results: text.entry(explanation))
  }

  /// The name in the brackets at the end of a word or of a whole message; else the word itself.
  private static func nameInBrackets(in word: String) -> String {
    guard word.hasSuffix("]"), let bracket = word.lastIndex(of: "[") else { return word }
    return String(word[word.index(after: bracket)...].dropLast())
  }
}
