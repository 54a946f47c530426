extension Command {
  static let help = Command(
    name: "help", summary: "describes hasgen or a command", operands: "[COMMAND]",
    discussion: "'hasgen COMMAND --help' prints the same.", options: [.help]
  ) { arguments throws(UsageError) in
    guard let name = arguments.operands.first else {
      return Outcome(status: .done, results: HelpPage.overview)
    }
    guard let command = named(name) else { throw .unknownCommand(name) }
    return Outcome(status: .done, results: HelpPage.page(of: command))
  }

  /// The command for `hasgen --version`. Users cannot call it by name, so it has no help page.
  static let version = Command(
    name: "--version", summary: "prints the version", operands: "", discussion: "", options: []
  ) { _ in
    Outcome(status: .done, results: Version.current + "\n")
  }
}
