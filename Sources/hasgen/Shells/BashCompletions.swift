/// The script for bash, from version 3.2 on, which macOS has.
enum BashCompletions {
  /// The script.
  static var text: String {
    """
    # Completes 'hasgen' in bash: eval "$(hasgen completions bash)"

    _hasgen() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
      # '--option=value' comes in three words.
      if [ "$word" = "=" ]; then
        word=""
      elif [ "$previous" = "=" ]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      COMPREPLY=()
      case "$previous" in
    \(values)  esac

      local command="" place=0 index
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "${COMP_WORDS[index]}" in
        \(names.joined(separator: " | ")))
          command="${COMP_WORDS[index]}"
          place=$index
          break
          ;;
        esac
      done

      local words=""
      case "$command" in
    \(commands)  esac
      COMPREPLY=($(compgen -W "$words" -- "$word"))
    }

    # Where no word fits, a path may.
    complete -o default -F _hasgen hasgen

    """
  }

  private static var names: [String] { Command.all.map(\.name) }

  /// A branch for each option that a value follows.
  private static var values: String {
    var seen: Set<String> = []
    let options = (Option.ofTheTool + Command.all.flatMap(\.options)).filter {
      $0.takesValue && seen.insert($0.name).inserted
    }
    return options.map { option in
      let reply =
        option.choices.isEmpty
        ? ""
        : "\n    COMPREPLY=($(compgen -W \"\(option.choices.joined(separator: " "))\" -- \"$word\"))"
      return "  --\(option.name))\(reply)\n    return\n    ;;\n"
    }
    .joined()
  }

  /// A branch for each command, and one for none.
  private static var commands: String {
    let tool = Option.ofTheTool.map { "--\($0.name)" }
    let none = "  \"\") words=\"\((names + tool).joined(separator: " "))\" ;;\n"
    return Command.all.map { command in
      let options = command.options.map { "--\($0.name)" }.joined(separator: " ")
      let words = command.firstWords().joined(separator: " ")
      guard !words.isEmpty else { return "  \(command.name)) words=\"\(options)\" ;;\n" }
      return """
          \(command.name))
            words="\(options)"
            if [ $((place + 1)) = "$COMP_CWORD" ]; then words="\(words) $words"; fi
            ;;

        """
    }
    .joined() + none
  }
}
