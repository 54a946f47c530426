import HasgenProjects
import HasgenWorkspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@main
struct Hasgen {
  static func main() {
    // A reader that goes away (`hasgen scan | head`) must not end hasgen while it writes.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is reported like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let words = Array(CommandLine.arguments.dropFirst())
    var outcome = Outcome(
      status: .trouble,
      messages: "error: cannot work here: the folder is gone, or its path is not UTF-8\n")
    if let folder = Disk.workingDirectory { outcome = run(words, in: .current(in: folder)) }
    exit(outcome.print().rawValue)
  }

  /// The whole tool as a function: it returns the texts to print and the exit status.
  static func run(_ words: [String], in environment: Environment) -> Outcome {
    do {
      let arguments = try Arguments(parsing: words, in: environment)
      return try arguments.command.run(arguments)
    } catch {
      return Outcome(status: .usage, messages: error.text)
    }
  }
}

/// The facts about the process other than its arguments.
struct Environment {
  /// The folder in which relative paths begin; absolute.
  let workingDirectory: String
  /// True if standard output may be coloured by default.
  var colorsResults = false
  /// True if standard error may be coloured by default.
  var colorsMessages = false
  /// True if a person reads standard error.
  var isWatched = false
  /// True in GitHub Actions, which shows errors beside the code.
  var isGitHubActions = false
  /// True in a build of Xcode, which links messages to the code.
  var isXcodeBuild = false

  /// The environment of this process, which works in a folder.
  static func current(in workingDirectory: String) -> Environment {
    let wantsColor = variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    let colorsMessages = wantsColor && isatty(STDERR_FILENO) == 1
    return Environment(
      workingDirectory: workingDirectory,
      colorsResults: wantsColor && isatty(STDOUT_FILENO) == 1,
      colorsMessages: colorsMessages,
      // Some build servers give their logs a terminal.
      isWatched: colorsMessages && variable("CI").isEmpty,
      isGitHubActions: variable("GITHUB_ACTIONS") == "true",
      isXcodeBuild: !variable("XCODE_VERSION_ACTUAL").isEmpty)
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

/// The outcome of a command.
struct Outcome {
  /// The exit status.
  enum Status: Int32 {
    case done = 0
    /// Errors in the sources, or generated files out of date.
    case findings = 1
    /// Something could not be read or written.
    case trouble = 2
    case usage = 64

    init(hasTrouble: Bool, hasFindings: Bool) {
      self = if hasTrouble { .trouble } else if hasFindings { .findings } else { .done }
    }
  }

  let status: Status
  /// The text for standard output.
  var results = ""
  /// The text for standard error.
  var messages = ""

  /// Prints both texts, and returns the exit status of the process.
  func print() -> Status {
    try? Disk.write(Array(messages.utf8), to: STDERR_FILENO)
    do {
      try Disk.write(Array(results.utf8), to: STDOUT_FILENO)
    } catch {
      // A reader that went away is not an error.
      guard error.code != EPIPE else { return status }
      let message = "error: cannot write the results: \(error.reason)\n"
      try? Disk.write(Array(message.utf8), to: STDERR_FILENO)
      return .trouble
    }
    return status
  }
}
