/// A word that tells the tool what to do.
struct Command: Sendable {
  /// The word.
  let name: String
  /// The purpose, in a few words.
  let summary: String
  /// The words behind it on the usage line.
  let operands: String
  /// The rest of its help page.
  let discussion: String
  /// Its options, in the order of the help page.
  let options: [Option]
  /// True if the first word behind its name may be a container's.
  var takesContainer = false
  /// True if the words behind its name are what it is to tell of, and paths follow `--`.
  var takesSubjects = false
  /// The words that may stand behind its name; empty for any.
  var firstWords: @Sendable () -> [String] = { [] }
  /// Runs the command.
  let run: @Sendable (Arguments) -> Outcome

  /// All commands, in the order of the help page.
  static let all: [Command] = [
    .generate, .check, .lint, .inputs, .initialize, .new, .scan, .wiring, .why,
    .graph, .diff, .explain, .agents,
    .schema,
    .completions, .manual,
    .help,
  ]

  /// True if paths may stand behind its name.
  var takesPaths: Bool { operands.contains("PATH") }

  /// The usage line.
  var usage: String {
    let options = options.isEmpty ? "" : " [options]"
    let operands = operands.isEmpty ? "" : " \(operands)"
    return "usage: hasgen \(name)\(operands)\(options)"
  }
}
