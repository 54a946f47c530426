import HasgenProjects
import HasgenReading
import HasgenWorkspace

/// The parsed words of the command line.
struct Arguments {
  let command: Command
  /// The names that the command has to report on.
  let subjects: [String]
  /// The other words, neither the command nor options: mostly paths.
  let operands: [String]
  let environment: Environment
  private let values: [String: [String]]

  init(parsing words: [String], in environment: Environment) throws(UsageError) {
    var rest = words[...]
    var named: Command?
    var operands: [String] = []
    var options: [(option: Option, value: String)] = []
    while let word = rest.popFirst(), word != "--" {
      if word.hasPrefix("-") {
        options.append(try Self.option(word, before: &rest, of: named ?? .generate))
      } else if named == nil, operands.isEmpty, let command = Command.named(word) {
        named = command
      } else {
        operands.append(word)
      }
    }
    if named == nil, let word = operands.first, !Self.isPath(word, in: environment) {
      throw .unknownCommand(word)
    }
    self.environment = environment
    let names = options.map(\.option.name)
    let isVersion = names.contains(Option.version.name)
    guard !isVersion || words.count == 1 else {
      throw .misuse("'--version' stands alone: 'hasgen --version'", nil)
    }
    guard !isVersion, !names.contains(Option.help.name) else {
      command = isVersion ? .version : .help
      self.operands = named.map { [$0.name] } ?? []
      subjects = []
      values = [:]
      return
    }
    command = named ?? .generate
    if command.takesSubjects {
      subjects = operands
    } else if command.takesContainer {
      subjects = operands.prefix(1).filter { !Self.isPath($0, in: environment) }
    } else {
      subjects = []
    }
    self.operands = Array(operands.dropFirst(subjects.count) + rest)
    if command.operands.isEmpty, let word = self.operands.first {
      throw .misuse("'hasgen \(command.name)' takes no path, but found '\(word)'", command)
    }
    values = try Self.values(of: options, for: command)
  }

  /// Returns an option, and its value behind `=` or in the next word.
  private static func option(
    _ word: String, before rest: inout ArraySlice<String>, of command: Command
  ) throws(UsageError) -> (Option, String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let name = parts[0] == "-h" ? "--help" : parts[0]
    let known = Command.all.flatMap(\.options) + [.version]
    guard let option = known.first(where: { "--\($0.name)" == name }) else {
      throw .unknownOption(parts[0], command)
    }
    if case .none = option.value {
      guard parts.count == 1 else { throw .misuse("'\(name)' takes no value", command) }
      return (option, "")
    }
    // A word that looks like an option is one.
    let isNext = parts.count == 1 && rest.first?.hasPrefix("-") == false
    guard let value = isNext ? rest.popFirst() : parts.dropFirst().last, !value.isEmpty else {
      throw .misuse("a value is missing: '\(option.spelling)'", command)
    }
    return (option, value)
  }

  private static func values(
    of options: [(option: Option, value: String)], for command: Command
  ) throws(UsageError) -> [String: [String]] {
    var values: [String: [String]] = [:]
    for (option, value) in options {
      guard let own = command.options.first(where: { $0.name == option.name }) else {
        throw .unknownOption("--\(option.name)", command)
      }
      // Commands may take different words for options of one name.
      if case .choice(let words) = own.value, !words.contains(value) {
        throw .misuse(
          "'\(value)' is not a value of '--\(own.name)': it takes "
            + words.inQuotes()
            + UsageError.suggestion(for: value, among: words), command)
      }
      values[option.name, default: []].append(value)
    }
    if values[Option.quiet.name] != nil { values[Option.verbose.name] = nil }
    return values
  }

  /// Returns true if a word can only be meant as a path.
  private static func isPath(_ word: String, in environment: Environment) -> Bool {
    guard !word.isEmpty else { return false }
    return word.contains("/") || word.hasSuffix(".swift")
      || Disk.kind(of: Path.join(environment.workingDirectory, word)) != nil
  }

  /// The container that the command has to report on; `nil` for all.
  var subject: String? { subjects.first }

  /// Returns true if an option is given.
  func isGiven(_ option: Option) -> Bool { values[option.name] != nil }

  /// Returns all values of an option, in their order.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// Returns the last value of an option; for a choice that is not given, the first word of the
  /// choice.
  func value(of option: Option) -> String? {
    if let value = values[option.name]?.last { return value }
    if case .choice(let words) = option.value { return words.first }
    return nil
  }

  /// The request to the workspace.
  var request: Request {
    Request(
      workingDirectory: environment.workingDirectory, paths: operands,
      configuration: value(of: .config), containers: all(.container))
  }
}
