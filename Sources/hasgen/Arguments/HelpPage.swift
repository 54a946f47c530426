/// The help pages.
enum HelpPage {
  /// The usage line of the tool.
  static let usage = "usage: hasgen [COMMAND] [PATH…] [options]"

  /// The meaning of the exit statuses.
  static let exitStatuses = [
    (0, "done"), (1, "errors in the sources, or generated files out of date"),
    (2, "something cannot be read or written"), (64, "wrong command line"),
  ]

  /// The page of the tool as a whole.
  static var overview: String {
    """
    hasgen writes the code that connects your Has-protocols and containers.

    \(usage)

    commands:
    \(table(Command.all.map { ($0.name, $0.summary) }))

    Without a command, hasgen generates. 'hasgen help COMMAND' describes a command.

    options:
    \(table(Option.ofTheTool.map { ($0.spelling, $0.summary) }))

    exit status:
    \(table(exitStatuses.map { ("\($0)", $1) }))

    """
  }

  /// The page of a command.
  static func page(of command: Command) -> String {
    var page = "hasgen \(command.name): \(command.summary)\n\n\(command.usage)\n\n"
    page += command.discussion + "\n"
    if !command.options.isEmpty {
      page += "\noptions:\n\(table(command.options.map { ($0.spelling, $0.summary) }))\n"
    }
    return page
  }

  private static func table(_ rows: [(String, String)]) -> String {
    // A long name has its summary on a line of its own.
    let width = rows.map { $0.0.count }.filter { $0 <= 30 }.max() ?? 0
    let margin = String(repeating: " ", count: width + 4)
    return rows.map { name, summary in
      guard name.count <= width else { return "  \(name)\n\(margin)\(summary)" }
      let space = String(repeating: " ", count: width - name.count + 2)
      return "  \(name)\(space)\(summary)"
    }
    .joined(separator: "\n")
  }
}
