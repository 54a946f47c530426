import DependencyGraph
import Findings

/// A command line that makes no sense.
enum UsageError: Error {
  case unknownCommand(String)
  case unknownOption(String, Command)
  case missingValue(Option)
  case unwantedValue(Option)
  case unknownChoice(String, Option, [String])
  case contradiction(String, String, Command)
  case standsAlone(Option)
  /// A command's words make no sense, for a reason of its own.
  case misuse(String, Command)
  case unwantedOperand(String, Command)
  /// No diagnostic has that name.
  case unknownDiagnostic(String)

  /// The mistake and the right way, in lines.
  var text: String {
    "error: \(message)\n\(usage)\n"
  }

  private var message: String {
    switch self {
    case .unknownCommand(let word):
      "'\(word)' is neither a command nor a path"
        + (Self.meant[word].map { "; did you mean 'hasgen \($0)'?" }
          ?? suggestion(word, Command.all.map(\.name) + [Option.version.spelling]))
    case .unknownOption("--dry-run", let command)
    where command.name == Command.generate.name:
      "'hasgen generate' has no option '--dry-run'; 'hasgen check' prints what it would write"
    case .unknownOption(let word, let command):
      "'hasgen \(command.name)' has no option '\(word)'"
        + suggestion(word, (command.options + Option.ofTheTool).map { "--\($0.name)" })
    case .missingValue(let option): "a value is missing: '\(option.spelling)'"
    case .unwantedValue(let option): "'--\(option.name)' takes no value"
    case .unknownChoice(let word, let option, let words):
      "'\(word)' is no value of '--\(option.name)': it takes "
        + words.map { "'\($0)'" }.joined(separator: ", ") + suggestion(word, words)
    case .contradiction(let first, let second, _):
      "'\(first)' and '\(second)' contradict each other"
    case .standsAlone(let option):
      "'\(option.spelling)' stands alone: 'hasgen \(option.spelling)'"
    case .misuse(let message, _): message
    case .unwantedOperand(let word, let command):
      "'hasgen \(command.name)' takes no path, but found '\(word)': change to the folder before"
    case .unknownDiagnostic(let word):
      "no message has the ID '\(word)'"
        + suggestion(word, Explanation.names)
    }
  }

  /// The words of other tools, with those of this one.
  private static let meant = [
    "verify": "check", "validate": "check",
    "gen": "generate", "regenerate": "generate", "update": "generate", "sync": "generate",
    "run": "generate", "build": "generate", "add": "new", "create": "new", "setup": "init",
    "list": "scan", "dump": "scan", "version": "--version",
  ]

  private var usage: String {
    switch self {
    case .unknownOption(_, let command), .contradiction(_, _, let command),
      .unwantedOperand(_, let command), .misuse(_, let command):
      "\(command.usage)\nsee 'hasgen help \(command.name)'"
    case .unknownDiagnostic: "'hasgen explain' lists all of them"
    case .unknownCommand, .missingValue, .unwantedValue, .unknownChoice, .standsAlone:
      "\(HelpPage.usage)\nsee 'hasgen help'"
    }
  }

  private func suggestion(_ word: String, _ known: [String]) -> String {
    nearestName(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
