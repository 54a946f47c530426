import Foundation

/// A program with its arguments, to be run and measured.
struct ChildProcess {
  let program: String
  var arguments: [String] = []
  /// Where it runs; this process's own folder if none is given.
  var directory: String?

  /// A program that is found in the search path.
  static func found(_ name: String, _ arguments: [String], in directory: String? = nil) -> Self {
    ChildProcess(program: "/usr/bin/env", arguments: [name] + arguments, directory: directory)
  }

  /// Runs it to its end; what it prints is thrown away.
  ///
  /// - Throws: `Failure` where it cannot be started, or does not end with status 0.
  @discardableResult
  func measure() throws(Failure) -> Measurement { try run(output: "/dev/null") }

  /// Runs it to its end, and gives what it prints on standard output.
  ///
  /// - Throws: `Failure` where it cannot be started, or does not end with status 0.
  func output(in folder: TemporaryFolder) throws -> String {
    let file = folder.path + "/output-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try run(output: file)
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  /// A program that did not do its work.
  struct Failure: Error, CustomStringConvertible {
    let command: String
    let reason: String

    var description: String { "'\(command)' \(reason)" }
  }

  /// Foundation's `Process` does not tell what one child took, so the system is asked.
  @discardableResult
  private func run(output: String) throws(Failure) -> Measurement {
    // A shell's 'cd' and 'exec' cost about a millisecond; what is compared pays it on both sides.
    let script = #"cd "$1" && shift && exec "$@""#
    let words =
      directory.map { ["/bin/sh", "-c", script, "sh", $0, program] + arguments }
      ?? [program] + arguments
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var (pointers, environment) = (Self.strings(words), Self.strings(variables))
    defer { for pointer in pointers + environment { free(pointer) } }

    var child = pid_t()
    let clock = ContinuousClock()
    let start = clock.now
    let error = posix_spawn(&child, words[0], &actions, nil, &pointers, &environment)
    guard error == 0 else {
      throw failure("cannot be started: \(String(cString: strerror(error)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw failure("was lost") }
    }
    let wall = clock.now - start
    guard status & 0x7F == 0 else { throw failure("was ended by signal \(status & 0x7F)") }
    guard status == 0 else { throw failure("ended with status \(status >> 8)") }
    return Measurement(wall: wall, cpu: usage.cpu, peakMemory: usage.peakMemory)
  }

  /// A list of strings for C; the caller frees each.
  private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  private func failure(_ reason: String) -> Failure {
    Failure(command: ([program] + arguments.prefix(8)).joined(separator: " "), reason: reason)
  }
}

extension rusage {
  fileprivate var cpu: Duration { ru_utime.duration + ru_stime.duration }

  /// In bytes, as Darwin counts; the others count kilobytes.
  fileprivate var peakMemory: Int {
    #if canImport(Darwin)
      ru_maxrss
    #else
      ru_maxrss * 1024
    #endif
  }
}

extension timeval {
  fileprivate var duration: Duration { .seconds(Int(tv_sec)) + .microseconds(Int(tv_usec)) }
}
