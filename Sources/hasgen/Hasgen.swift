import Projects
import HasWorkspace

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
    openMissingStreams()
    guard let workingDirectory = Disk.workingDirectory else {
      let outcome = Outcome(
        status: .trouble,
        messages: "error: cannot work here: the folder is gone, or its path is not UTF-8\n")
      exit(outcome.print().rawValue)
    }
    let outcome = run(
      Array(CommandLine.arguments.dropFirst()), in: .current(in: workingDirectory))
    exit(outcome.print().rawValue)
  }

  /// Opens the standard streams that a caller has closed, so that the first opened file does not
  /// take their place.
  private static func openMissingStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is given, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
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
