/// An option of a command.
struct Option: Sendable {
  /// What stands behind it.
  enum Value: Sendable {
    case none
    /// Any text; the word is the help page's.
    case text(String)
    /// One of these; the first where the option is not given.
    case choice([String])
  }

  /// The name without dashes.
  let name: String
  /// What stands behind it.
  let value: Value
  /// What it does.
  let summary: String

  static let config = Option(
    name: "config", value: .text("FILE"), summary: "read FILE in place of .hasgen.json")
  static let container = Option(
    name: "container", value: .text("NAME"),
    summary: "take NAME for a container too; may be repeated")
  static let reporter = Option(
    name: "reporter", value: .choice(["text", "json", "github"]),
    summary: "how to tell what is wrong, see above")
  static let color = Option(
    name: "color", value: .choice(["auto", "always", "never"]), summary: "when to use colours")
  static let quiet = Option(name: "quiet", value: .none, summary: "print errors only")
  static let verbose = Option(name: "verbose", value: .none, summary: "tell what was read")
  static let format = Option(
    name: "format", value: .choice(["text", "json"]), summary: "how to print the outline")
  static let dryRun = Option(
    name: "dry-run", value: .none, summary: "write nothing, tell what would be written")
  static let help = Option(name: "help", value: .none, summary: "print this page")

  /// As the user writes it: `--config FILE`, `--color auto|always|never`.
  var spelling: String {
    switch value {
    case .none: "--\(name)"
    case .text(let word): "--\(name) \(word)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    }
  }
}
