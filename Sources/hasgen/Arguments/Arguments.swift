import Projects
import Findings
import HasWorkspace

/// The words of the command line, understood.
struct Arguments {
  /// The command.
  let command: Command
  /// The words that are neither the command nor options.
  let operands: [String]
  /// The container that the command is to tell of; `nil` for all.
  let subject: String?
  /// What the command is to tell of, where paths follow `--`.
  let subjects: [String]
  let environment: Environment
  private let values: [String: [String]]

  init(parsing words: [String], in environment: Environment) throws(UsageError) {
    var split = SplitWords()
    try split.read(words)
    guard !split.options.contains(where: { $0.option.name == Option.version.name }) else {
      guard words.count == 1 else { throw .standsAlone(.version) }
      self.environment = environment
      (command, operands, values, subject, subjects) = (.version, [], [:], nil, [])
      return
    }
    let word = split.mayNameCommand ? split.operands.first : nil
    let named = Command.all.first { $0.name == word }
    if named != nil {
      split.removeFirstOperand()
    } else if let word, !Self.isPath(word, in: environment) {
      throw .unknownCommand(word)
    }
    self.environment = environment
    guard !split.options.contains(where: { $0.option.name == Option.help.name }) else {
      // A bare `hasgen --help` is for the list of commands.
      (command, operands, values) = (.help, named.map { [$0.name] } ?? [], [:])
      (subject, subjects) = (nil, [])
      return
    }
    command = named ?? .generate
    let mayBeSubject = command.takesContainer && split.mayNameCommand
    let first = mayBeSubject ? split.operands.first : nil
    subject = first.flatMap { Self.isPath($0, in: environment) ? nil : $0 }
    if subject != nil { split.removeFirstOperand() }
    let subjectCount = command.takesSubjects ? split.operandsBeforeDashes : 0
    subjects = Array(split.operands.prefix(subjectCount))
    operands = Array(split.operands.dropFirst(subjectCount))
    values = try Self.values(of: split.options, for: command)
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
        throw .unknownChoice(value, own, words)
      }
      values[option.name, default: []].append(value)
    }
    if values[Option.quiet.name] != nil, values[Option.verbose.name] != nil {
      throw .contradiction("--quiet", "--verbose", command)
    }
    return values
  }

  /// Whether a first word can only be meant as a path.
  private static func isPath(_ word: String, in environment: Environment) -> Bool {
    guard !word.isEmpty else { return false }
    return word.contains("/") || word.hasSuffix(".swift")
      || Disk.kind(of: Path.join(environment.workingDirectory, word)) != nil
  }

  /// Whether an option without a value is given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// All values of an option, in their order.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// The last value of an option; of a choice that is not given, its first.
  func value(of option: Option) -> String? {
    if let value = values[option.name]?.last { return value }
    if case .choice(let words) = option.value { return words.first }
    return nil
  }

  /// The request to the workspace.
  var request: Request {
    Request(
      workingDirectory: environment.workingDirectory,
      paths: operands,
      configuration: value(of: .config), containers: all(.container))
  }
}

/// The options and the other words, apart.
private struct SplitWords {
  var operands: [String] = []
  var options: [(option: Option, value: String)] = []
  /// Whether the first operand stands before `--`.
  var mayNameCommand = false
  /// How many operands stand before `--`.
  private(set) var operandsBeforeDashes = 0

  mutating func removeFirstOperand() {
    operands.removeFirst()
    operandsBeforeDashes = max(0, operandsBeforeDashes - 1)
  }

  mutating func read(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("-") {
        try readOption(word, &rest)
      } else {
        if operands.isEmpty { mayNameCommand = true }
        operands.append(word)
        operandsBeforeDashes += 1
      }
    }
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let name = spelling == "-h" ? "--help" : spelling
    let command = mayNameCommand ? Command.all.first { $0.name == operands.first } : nil
    let known = Option.ofTheTool + Command.all.flatMap(\.options)
    guard let option = known.first(where: { "--\($0.name)" == name }) else {
      throw .unknownOption(spelling, command ?? .generate)
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if case .none = option.value {
      guard attached == nil else { throw .unwantedValue(option) }
      options.append((option, ""))
      return
    }
    // What looks like an option is one, unless it is attached: '--config=-x'.
    let isNextValue = rest.first.map { !$0.hasPrefix("-") } ?? false
    guard let value = attached ?? (isNextValue ? rest.popFirst() : nil), !value.isEmpty else {
      throw .missingValue(option)
    }
    options.append((option, value))
  }
}
