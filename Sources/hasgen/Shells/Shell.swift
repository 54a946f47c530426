/// A shell that can complete the words of the command line.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that teaches the shell to complete.
  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }
}

extension Option {
  /// The words that may follow it; empty for any text.
  var choices: [String] {
    if case .choice(let words) = value { return words }
    return []
  }

  /// Whether a path follows it.
  var takesPath: Bool {
    if case .text(let word) = value { return ["FILE", "PATH"].contains(word) }
    return false
  }

  /// Whether something follows it.
  var takesValue: Bool {
    if case .none = value { return false }
    return true
  }
}

extension String {
  /// The text in single quotes, as bash and zsh read it.
  var quotedForShell: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
