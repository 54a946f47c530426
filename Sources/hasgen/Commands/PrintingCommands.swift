import HasWorkspace

/// The commands that print one text, whatever the project is.
extension Command {
  static let agents = printing(
    "agents", "prints what a coding agent has to know, for your AGENTS.md",
    """
    How to add a service, a consumer, a scope and a test, and how to read the
    messages: 'hasgen agents >> AGENTS.md'. The text begins with the heading
    'Dependency injection with hasgen', and goes with this version of hasgen.
    """
  ) { String(decoding: PackageResources.Guide_md, as: UTF8.self) }

  private static func printing(
    _ name: String, _ summary: String, _ discussion: String,
    text: @escaping @Sendable () -> String
  ) -> Command {
    Command(
      name: name, summary: summary, operands: "", discussion: discussion, options: [.help]
    ) { arguments in
      guard let operand = arguments.operands.first else {
        return Outcome(status: .done, results: text())
      }
      let problem = "'hasgen \(name)' takes no word, but found '\(operand)'"
      return Outcome(
        status: .usage, messages: UsageError.misuse(problem, arguments.command).text)
    }
  }
}
