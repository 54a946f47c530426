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
    // A reader that goes away (`hasgen scan | head`) must not end us in the midst of writing.
    signal(SIGPIPE, SIG_IGN)
    // A file that may grow no more is an error to tell, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    let outcome = run(Array(CommandLine.arguments.dropFirst()), in: .current)
    exit(outcome.print().rawValue)
  }

  /// The whole tool as a function: what it prints, and its exit status.
  static func run(_ words: [String], in environment: Environment) -> Outcome {
    do {
      let arguments = try Arguments(parsing: words, in: environment)
      return arguments.command.run(arguments)
    } catch {
      return Outcome(status: .usage, messages: error.text)
    }
  }
}
