import Findings

/// A command line that hasgen does not understand: the mistake, and the right way.
struct UsageError: Error {
  /// Both, in lines.
  let text: String

  private init(_ message: String, _ hint: String) { text = "error: \(message)\n\(hint)\n" }

  private init(_ message: String) { self.init(message, "\(HelpPage.usage)\nsee 'hasgen help'") }

  /// The words of a command make no sense, for a reason of its own.
  static func misuse(_ message: String, _ command: Command) -> UsageError {
    UsageError(message, "\(command.usage)\nsee 'hasgen help \(command.name)'")
  }

  static func unknownCommand(_ word: String) -> UsageError {
    let meant =
      meant[word] ?? nearestName(to: word, among: Command.all.map(\.name) + ["--version"])
    return UsageError(
      "'\(word)' is neither a command nor a path"
        + (meant.map { "; did you mean 'hasgen \($0)'?" } ?? ""))
  }

  static func unknownOption(_ word: String, _ command: Command) -> UsageError {
    let isDryRun = word == "--dry-run" && command.name == Command.generate.name
    let known = (command.options + Option.ofTheTool).map { "--\($0.name)" }
    let advice =
      isDryRun
      ? "; 'hasgen check' prints what it would write" : suggestion(word, known)
    return misuse("'hasgen \(command.name)' has no option '\(word)'\(advice)", command)
  }

  static func missingValue(_ option: Option) -> UsageError {
    UsageError("a value is missing: '\(option.spelling)'")
  }

  static func unwantedValue(_ option: Option) -> UsageError {
    UsageError("'--\(option.name)' takes no value")
  }

  static func standsAlone(_ option: Option) -> UsageError {
    UsageError("'\(option.spelling)' stands alone: 'hasgen \(option.spelling)'")
  }

  static func unknownChoice(_ word: String, _ option: Option, _ words: [String]) -> UsageError {
    UsageError(
      "'\(word)' is no value of '--\(option.name)': it takes "
        + words.map { "'\($0)'" }.joined(separator: ", ") + suggestion(word, words))
  }

  static func contradiction(_ first: String, _ second: String, _ command: Command) -> UsageError {
    misuse("'\(first)' and '\(second)' contradict each other", command)
  }

  static func unwantedOperand(_ word: String, _ command: Command) -> UsageError {
    misuse(
      "'hasgen \(command.name)' takes no path, but found '\(word)': change to the folder before",
      command)
  }

  /// No diagnostic has that name.
  static func unknownDiagnostic(_ word: String) -> UsageError {
    UsageError(
      "no message has the ID '\(word)'\(suggestion(word, Explanation.names))",
      "'hasgen explain' lists all of them")
  }

  /// The words of other tools, with those of this one.
  private static let meant = [
    "verify": "check", "validate": "check", "gen": "generate", "regenerate": "generate",
    "update": "generate", "sync": "generate", "run": "generate", "build": "generate",
    "add": "new", "create": "new", "setup": "init", "list": "scan", "dump": "scan",
    "version": "--version",
  ]

  private static func suggestion(_ word: String, _ known: [String]) -> String {
    nearestName(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
