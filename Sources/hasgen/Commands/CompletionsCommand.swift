extension Command {
  static let completions = Command(
    name: "completions", summary: "prints what a shell needs to complete hasgen's words",
    operands: "bash|zsh|fish",
    discussion: """
      bash: write 'eval "$(hasgen completions bash)"' in ~/.bashrc.
      zsh:  write 'eval "$(hasgen completions zsh)"' in ~/.zshrc, behind 'compinit'.
      fish: 'hasgen completions fish > ~/.config/fish/completions/hasgen.fish'.
      """,
    options: [.help], firstWords: { Shell.allCases.map(\.rawValue) }
  ) { arguments in
    let names = Shell.allCases.map(\.rawValue)
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      return Outcome(
        status: .usage,
        messages: UsageError.misuse(
          "'hasgen completions' takes one shell: " + names.joined(separator: ", "),
          arguments.command
        ).text)
    }
    guard let shell = Shell(rawValue: word) else {
      return Outcome(
        status: .usage,
        messages: UsageError.misuse(
          "hasgen has no completions for '\(word)': it knows " + names.joined(separator: ", "),
          arguments.command
        ).text)
    }
    return Outcome(status: .done, results: shell.completions)
  }
}
