/// The script for zsh.
enum ZshCompletions {
  /// The script.
  static var text: String {
    """
    #compdef hasgen
    # Completes 'hasgen' in zsh: put it into a folder of $fpath as '_hasgen', or write
    # 'eval "$(hasgen completions zsh)"' behind 'compinit' in '.zshrc'.

    _hasgen() {
      local context state line
      typeset -A opt_args
      _arguments -C \\
    \(Option.ofTheTool.map { "    \(specification($0)) \\\n" }.joined())    '1: :->command' '*:: :->rest'
      case $state in
      command)
        local -a commands=(
    \(Command.all.map { "      \("\($0.name):\($0.summary)".quotedForShell)\n" }.joined())    )
        _alternative 'commands:command:{_describe command commands}' 'files:path:_files'
        ;;
      rest)
        case $words[1] in
    \(Command.all.map(branch).joined())    esac
        ;;
      esac
    }

    if [ "$funcstack[1]" = _hasgen ]; then _hasgen "$@"; else compdef _hasgen hasgen; fi

    """
  }

  private static func branch(_ command: Command) -> String {
    var lines = command.options.map(specification)
    let words = command.firstWords()
    if !words.isEmpty {
      lines.append("1:word:(\(words.joined(separator: " ")))".quotedForShell)
    }
    if command.takesPaths { lines.append("*:path:_files".quotedForShell) }
    return
      "    \(command.name))\n      _arguments \(lines.joined(separator: " \\\n        "))\n      ;;\n"
  }

  /// An option as `_arguments` reads it: `'--config=[summary]:FILE:_files'`.
  private static func specification(_ option: Option) -> String {
    let summary = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
    let value: String
    switch option.value {
    case .none: return "--\(option.name)[\(summary)]".quotedForShell
    case .choice(let words): value = "value:(\(words.joined(separator: " ")))"
    case .text(let word): value = "\(word):\(option.takesPath ? "_files" : "")"
    }
    return "--\(option.name)=[\(summary)]:\(value)".quotedForShell
  }
}
