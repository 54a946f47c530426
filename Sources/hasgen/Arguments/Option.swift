/// An option of a command.
struct Option: Sendable {
  /// The value behind an option.
  enum Value: Sendable {
    case none
    /// Any text; the associated value is its placeholder on the help page.
    case text(String)
    /// One of these words; the first one if the option is not given.
    case choice([String])
  }

  /// The name without dashes.
  let name: String
  let value: Value
  /// The purpose, in a few words.
  let summary: String

  static let config = Option(
    name: "config", value: .text("FILE"), summary: "read FILE instead of .hasgen.json")
  static let container = Option(
    name: "container", value: .text("NAME"),
    summary: "treat NAME as a container too; may be repeated")
  static let reporter = Option(
    name: "reporter", value: .choice(["text", "json", "github", "sarif"]),
    summary: "how to report problems, see above")
  static let color = Option(
    name: "color", value: .choice(["auto", "always", "never"]), summary: "when to use colours")
  static let quiet = Option(name: "quiet", value: .none, summary: "print errors only")
  static let verbose = Option(name: "verbose", value: .none, summary: "print what was read")
  static let format = Option(
    name: "format", value: .choice(["text", "json"]), summary: "the format of the output")
  static let dryRun = Option(
    name: "dry-run", value: .none, summary: "write nothing, print what would be written")
  static let help = Option(name: "help", value: .none, summary: "print this page")
  static let version = Option(name: "version", value: .none, summary: "print the version")

  /// As the user writes it: `--config FILE`, `--color auto|always|never`.
  var spelling: String {
    switch value {
    case .none: "--\(name)"
    case .text(let word): "--\(name) \(word)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    }
  }
}
