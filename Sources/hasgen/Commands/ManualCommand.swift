extension Command {
  static let manual = Command(
    name: "manual", summary: "prints the page for 'man'", operands: "",
    discussion: """
      Write it to a folder of your manual, and 'man hasgen' shows it:
      'hasgen manual > /usr/local/share/man/man1/hasgen.1'.
      """,
    options: [.help]
  ) { arguments in
    if let operand = arguments.operands.first {
      return Outcome(
        status: .usage,
        messages: UsageError.misuse(
          "'hasgen manual' takes no word, but found '\(operand)'", arguments.command
        ).text)
    }
    return Outcome(status: .done, results: ManualPage.text)
  }
}
