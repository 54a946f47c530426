/// The page for `man`, in the language of troff.
enum ManualPage {
  /// The page.
  static var text: String {
    """
    .TH HASGEN 1 "" "hasgen \(Version.current)" "HasKit"
    .SH NAME
    hasgen \\- writes what follows from your Has\\-protocols and containers
    .SH SYNOPSIS
    .B hasgen
    \(escaped(String(HelpPage.usage.trimmingPrefix("usage: hasgen "))))
    .SH DESCRIPTION
    hasgen reads Swift sources and writes the conformances of containers to Has\\-protocols, and what
    else you ask for in
    .BR .hasgen.json .
    Without a command, it generates.
    .SH COMMANDS
    \(Command.all.map(section).joined()).SH OPTIONS
    \(Option.ofTheTool.map(item).joined()).SH EXIT STATUS
    \(HelpPage.exitStatuses.map { item("\($0)", $1) }.joined()).SH FILES
    .TP
    .B .hasgen.json
    The configuration, in the folder of the package or of the Xcode project. Everything in it is
    optional.

    """
  }

  private static func section(_ command: Command) -> String {
    let paragraphs = command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ".PP" : escaped(String($0)) }
      .joined(separator: "\n")
    return """
      .SS \(escaped(String(command.usage.trimmingPrefix("usage: "))))
      \(escaped(command.sentence))
      .PP
      \(paragraphs)
      \(command.options.map(item).joined())
      """
  }

  private static func item(_ option: Option) -> String { item(option.spelling, option.summary) }

  private static func item(_ term: String, _ text: String) -> String {
    ".TP\n.B \(escaped(term))\n\(escaped(text))\n"
  }

  /// A line that troff prints as it is.
  private static func escaped(_ text: String) -> String {
    let line = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return [".", "'"].contains(where: line.hasPrefix) ? "\\&" + line : line
  }
}

extension Command {
  /// The purpose as a sentence.
  fileprivate var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }
}
