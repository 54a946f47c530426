/// The help pages.
enum HelpPage {
  /// The usage line of the tool.
  static let usage = "usage: hasgen [COMMAND] [PATH…] [options]"

  /// The page of the tool as a whole.
  static var overview: String {
    """
    hasgen writes the code that connects your Has-protocols and containers.

    \(usage)

    commands:
    \(table(Command.all.map { ($0.name, $0.summary) }))
    Without a command, hasgen generates. 'hasgen help COMMAND' describes a command.

    options:
    \(table([Option.version, .help].map { ($0.spelling, $0.summary) }))
    exit status:
      0   done
      1   errors in the sources, or generated files out of date
      2   something cannot be read or written
      64  wrong command line

    """
  }

  /// The page of a command.
  static func page(of command: Command) -> String {
    """
    hasgen \(command.name): \(command.summary)

    \(command.usage)

    \(command.discussion)

    options:
    \(table(command.options.map { ($0.spelling, $0.summary) }))
    """
  }

  /// The rows of a table, each on one line; a long name has its summary on the next line.
  static func table(_ rows: [(name: String, summary: String)]) -> String {
    let width = rows.map(\.name.count).filter { $0 <= 30 }.max() ?? 0
    return rows.map { name, summary in
      let isLong = name.count > width
      let space = String(repeating: " ", count: isLong ? width + 4 : width - name.count + 2)
      return "  \(name)\(isLong ? "\n" : "")\(space)\(summary)\n"
    }
    .joined()
  }
}
