import Findings
import HasConfiguration
import Insight

extension Command {
  static let schema = Command(
    name: "schema", summary: "prints the JSON schema of '.hasgen.json' for your editor",
    operands: "[graph]",
    discussion: """
      An editor that knows the schema completes keys and marks mistakes. Write it
      beside your configuration, 'hasgen schema > .hasgen.schema.json', and begin
      the configuration with '"$schema": "./.hasgen.schema.json"'. hasgen ignores
      this key. The schema is of draft 7.

      'hasgen schema graph' prints the schema of what 'hasgen graph --format json'
      prints.
      """,
    options: [.help], firstWords: { Array(texts.keys) }
  ) { arguments in
    guard let word = arguments.operands.first else {
      return Outcome(status: .done, results: ConfigurationSchema.text)
    }
    if arguments.operands.count == 1, let text = texts[word] {
      return Outcome(status: .done, results: text)
    }
    let problem = "'hasgen schema' takes no word but 'graph', but found '\(word)'"
    return Outcome(
      status: .usage, messages: UsageError.misuse(problem, arguments.command).text)
  }

  /// The schemas besides that of the configuration, by their words.
  private static let texts = ["graph": GraphSchema.text]
}
