#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs `git show`: the only place that starts a process, and the only program that is started.
///
/// No shell reads its arguments, nothing that the repository configures takes part in what it
/// prints, and it asks nobody for anything: in a clone that lacks files, git would fetch them.
package enum GitShow {
  /// Why it gave nothing.
  package enum Failure: Error, Sendable {
    /// The program could not be started.
    case notStarted(SystemError)
    /// The words of the program.
    case refused(String)
  }

  /// What `git show` prints of some objects of the repository around a folder.
  ///
  /// - Parameters:
  ///   - options: Options of `git show`.
  ///   - objects: Revisions, or files and folders of revisions: `HEAD:Sources/`.
  package static func output(
    of objects: [String], _ options: [String] = [], in folder: String
  ) throws(Failure) -> [UInt8] {
    let words =
      [
        "git", "-C", folder, "--no-pager", "-c", "log.showSignature=false", "-c",
        "protocol.allow=never", "show", "--no-color", "--no-textconv", "--no-ext-diff",
      ] + options + objects + ["--"]
    let process: (id: pid_t, output: Int32, messages: Int32)
    do throws(SystemError) {
      process = try start(words)
    } catch {
      throw .notStarted(error)
    }
    let (output, messages) = readBoth(process.output, process.messages)
    var status: Int32 = 0
    while waitpid(process.id, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else {
      let text = String(decoding: messages, as: UTF8.self)
      throw .refused(text.split(separator: "\n").first.map(String.init) ?? "it failed")
    }
    return output
  }

  /// Starts a program that reads nothing, with a pipe for what it prints and for what it reports.
  private static func start(
    _ words: [String]
  ) throws(SystemError) -> (id: pid_t, output: Int32, messages: Int32) {
    let output = try pipeEnds()
    let messages = try pipeEnds()
    defer {
      close(output.write)
      close(messages.write)
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages.write, STDERR_FILENO)
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, words[0], &actions, nil, arguments, environ)
    guard code == 0 else {
      close(output.read)
      close(messages.read)
      throw SystemError(code: code)
    }
    return (id, output.read, messages.read)
  }

  /// The ends of a pipe that no other process gets.
  private static func pipeEnds() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// All that comes through two pipes, whichever has something first.
  private static func readBoth(_ one: Int32, _ other: Int32) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var open = [
      pollfd(fd: one, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, 2, -1) >= 0 || errno == EINTR else { break }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = read(open[index].fd, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        if count > 0 {
          texts[index] += buffer[..<count]
        } else {
          close(open[index].fd)
          open[index].fd = -1
        }
      }
    }
    return (texts[0], texts[1])
  }
}
