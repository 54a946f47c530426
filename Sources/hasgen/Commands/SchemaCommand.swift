import HasWorkspace

extension Command {
  static let schema = Command(
    name: "schema", summary: "prints the JSON schema of '.hasgen.json' for your editor",
    operands: "",
    discussion: """
      An editor that knows the schema completes keys and marks mistakes. Write it
      beside your configuration, 'hasgen schema > .hasgen.schema.json', and begin
      the configuration with '"$schema": "./.hasgen.schema.json"'. hasgen ignores
      this key. The schema is of draft 7.
      """,
    options: [.help]
  ) { arguments in
    if let operand = arguments.operands.first {
      return Outcome(
        status: .usage,
        messages: UsageError.misuse(
          "'hasgen schema' takes no word, but found '\(operand)'", arguments.command
        ).text)
    }
    return Outcome(status: .done, results: ConfigurationSchema.text)
  }
}
