import Projects
import HasWorkspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
  }

  let status: Status
  /// The text for standard output.
  var results = ""
  /// The text for standard error.
  var messages = ""

  /// Prints both, and tells the status that the process ends with.
  func print() -> Status {
    Self.write(messages, to: STDERR_FILENO)
    guard let failure = Self.write(results, to: STDOUT_FILENO) else { return status }
    Self.write("error: cannot write the results: \(failure.reason)\n", to: STDERR_FILENO)
    return .trouble
  }

  /// Writes a text, and returns the reason if that fails; a reader that went away is no reason to
  /// complain.
  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> SystemError? {
    do {
      try Disk.write(Array(text.utf8), to: descriptor)
      return nil
    } catch {
      return error.code == EPIPE ? nil : error
    }
  }
}
