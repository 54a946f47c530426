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
    let words = arguments.operands
    let shell = words.count == 1 ? Shell(rawValue: words[0]) : nil
    if let shell { return Outcome(status: .done, results: shell.completions) }
    let problem =
      words.count == 1
      ? "hasgen has no completions for '\(words[0])': it knows "
      : "'hasgen completions' takes one shell: "
    let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    return Outcome(
      status: .usage, messages: UsageError.misuse(problem + names, arguments.command).text)
  }
}
