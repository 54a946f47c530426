import HasgenReading

extension Command {
  static let explain = Command(
    name: "explain", summary: "explains a message", operands: "[ID…]",
    discussion: """
      Each message ends with its ID in brackets, such as [unmet-dependency]. Prints
      the cause, an example, and the fixes. Without an ID, lists all IDs.
      """,
    options: [.color, .help]
  ) { arguments throws(UsageError) in
    guard !arguments.operands.isEmpty else {
      let rows = Explanation.all.map { ($0.id.rawValue, $0.title) }
      return Outcome(status: .done, results: HelpPage.table(rows))
    }
    let style = Report(arguments).resultStyle
    let entries = try arguments.operands.map { word throws(UsageError) in
      // A whole message ends with its ID in brackets.
      let name = word.split { "[ ]".contains($0) }.last.map(String.init) ?? word
      guard let explanation = DiagnosticID(rawValue: name).flatMap(Explanation.init) else {
        let near = UsageError.suggestion(for: name, among: Explanation.names)
        throw .misuse("no message has the ID '\(name)'\(near)", arguments.command)
      }
      return "\(style.apply(.strong, name))\n\(explanation.text)"
    }
    return Outcome(status: .done, results: entries.joined(separator: "\n"))
  }
}
