import HasgenReading

/// A command of the tool.
struct Command: Sendable {
  let name: String
  /// The purpose, in a few words.
  let summary: String
  /// The operands on the usage line; empty if the command takes none.
  let operands: String
  /// The rest of its help page.
  let discussion: String
  /// Its options, in the order of the help page.
  let options: [Option]
  /// True if the first word behind its name may be the name of a container.
  var takesContainer = false
  /// True if the words behind its name are the subjects, and paths follow `--`.
  var takesSubjects = false
  /// Runs the command.
  let run: @Sendable (Arguments) throws(UsageError) -> Outcome

  /// All commands, in the order of the help page.
  static let all: [Command] = [
    .generate, .check, .lint, .initialize, .new, .scan, .wiring, .why, .graph, .diff, .explain,
    .agents, .help,
  ]

  /// Returns the command of a name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// The usage line.
  var usage: String {
    let options = options.isEmpty ? "" : " [options]"
    let operands = operands.isEmpty ? "" : " \(operands)"
    return "usage: hasgen \(name)\(operands)\(options)"
  }
}

/// A command line that hasgen does not understand: the mistake, and the right way.
struct UsageError: Error {
  /// The mistake, the usage line, and the help page, a line each.
  let text: String

  /// A mistake in a command line.
  ///
  /// - Parameter command: `nil` for hasgen itself.
  static func misuse(_ message: String, _ command: Command?) -> UsageError {
    let page = command.map { " \($0.name)" } ?? ""
    let usage = command?.usage ?? HelpPage.usage
    return UsageError(text: "error: \(message)\n\(usage)\nsee 'hasgen help\(page)'\n")
  }

  static func unknownCommand(_ word: String) -> UsageError {
    let near = nearestName(to: word, among: Command.all.map(\.name) + ["--version"])
    let suggestion = near.map { "; did you mean 'hasgen \($0)'?" } ?? ""
    return misuse("'\(word)' is neither a command nor a path\(suggestion)", nil)
  }

  static func unknownOption(_ word: String, _ command: Command) -> UsageError {
    let known = (command.options + [.version]).map { "--\($0.name)" }
    let advice =
      word == "--\(Option.dryRun.name)"
      ? "; 'hasgen check' prints what 'generate' would write" : suggestion(for: word, among: known)
    return misuse("'hasgen \(command.name)' has no option '\(word)'\(advice)", command)
  }

  /// The question after the nearest name; empty if none is near.
  static func suggestion(for word: String, among known: [String]) -> String {
    nearestName(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
