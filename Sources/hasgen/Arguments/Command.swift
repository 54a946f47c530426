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
  /// Runs the command.
  let run: @Sendable (Arguments) -> Outcome

  /// All commands, in the order of the help page.
  static let all: [Command] = [
    .generate, .check, .lint, .initialize, .new, .scan, .wiring, .why, .graph, .diff, .explain,
    .agents, .help,
  ]

  /// The usage line.
  var usage: String {
    let options = options.isEmpty ? "" : " [options]"
    let operands = operands.isEmpty ? "" : " \(operands)"
    return "usage: hasgen \(name)\(operands)\(options)"
  }
}
