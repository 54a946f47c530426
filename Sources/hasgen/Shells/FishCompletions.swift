/// The script for fish.
enum FishCompletions {
  /// The script.
  static var text: String {
    let names = Command.all.map(\.name).joined(separator: " ")
    let isFirst = "not __fish_seen_subcommand_from \(names)"
    return "# Completes 'hasgen' in fish: hasgen completions fish | source\n\n"
      + Option.ofTheTool.map { line($0, if: isFirst) }.joined()
      + Command.all.map { line("-a \($0.name) -d \(quoted($0.summary))", if: isFirst) }.joined()
      + Command.all.map(lines).joined()
  }

  private static func lines(_ command: Command) -> String {
    let condition = "__fish_seen_subcommand_from \(command.name)"
    let words = command.firstWords()
    return
      (words.isEmpty
      ? "" : line("-f -a \(quoted(words.joined(separator: " ")))", if: condition))
      + command.options.map { line($0, if: condition) }.joined()
  }

  private static func line(_ option: Option, if condition: String) -> String {
    let value =
      switch option.value {
      case .none: ""
      case .choice(let words): " -x -a \(quoted(words.joined(separator: " ")))"
      case .text: option.takesPath ? " -r -F" : " -x"
      }
    return line("-l \(option.name)\(value) -d \(quoted(option.summary))", if: condition)
  }

  private static func line(_ text: String, if condition: String) -> String {
    "complete -c hasgen -n \(quoted(condition)) \(text)\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
