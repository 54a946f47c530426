extension Command {
  static let help = Command(
    name: "help", summary: "describes hasgen or a command", operands: "[COMMAND]",
    discussion: "'hasgen COMMAND --help' prints the same.", options: [.help]
  ) { arguments in
    guard let name = arguments.operands.first else {
      return Outcome(status: .done, results: HelpPage.overview)
    }
    guard let command = all.first(where: { $0.name == name }) else {
      return Outcome(status: .usage, messages: UsageError.unknownCommand(name).text)
    }
    return Outcome(status: .done, results: HelpPage.page(of: command))
  }
}
