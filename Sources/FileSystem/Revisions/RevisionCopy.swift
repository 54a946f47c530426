#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A copy of a repository as it was in a revision, in a temporary folder.
///
/// Git writes the copy by an index of its own, so that the user's index and working tree stay as they
/// are. This is the only place that starts a process, and git is the only program that is started. No
/// shell reads its arguments, and it runs no hooks and filters. Git fetches nothing, also in a clone that
/// lacks files.
package struct RevisionCopy {
  /// The reason why there is no copy.
  package enum Failure: Error, Sendable {
    /// The program or the temporary folder, and the system's reason.
    case unavailable(String, SystemError)
    /// The words of the program.
    case refused(String)
  }

  /// The temporary folder; absolute, without links. Each path of the repository lies below it under its
  /// whole path, so that the way from one path to another stays the same.
  package let folder: String
  /// The submodules whose repositories do not have the commit of the revision, by their paths. Their
  /// folders are empty in the copy.
  package private(set) var lackingSubmodules: [String] = []

  /// Copies a commit, with those of its submodules.
  ///
  /// - Parameters:
  ///   - root: The repository's folder; absolute.
  ///   - workingDirectory: The folder in which relative paths begin; absolute. It exists in the copy if it
  ///     lies outside of the repository.
  package init(
    of revision: String, in root: String, for workingDirectory: String
  ) throws(Failure) {
    do throws(SystemError) {
      folder = try Disk.makeTemporaryFolder()
    } catch {
      throw .unavailable("write to a temporary folder", error)
    }
    do throws(Failure) {
      if Path.below(root, workingDirectory) == nil { try makeFolder(folder + workingDirectory) }
      try write(revision, of: root)
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the copy.
  package func remove() { Disk.removeFolder(folder) }

  private mutating func write(_ revision: String, of root: String) throws(Failure) {
    try makeFolder(privateFolder(for: root))
    // Fails where no filter is configured.
    let filters =
      (try? git(["config", "--name-only", "--get-regexp", "^filter\\."], in: root))?
      .split(separator: "\n") ?? []
    let withoutFilters = filters.flatMap { ["-c", "\($0)="] }
    _ = try git(["read-tree", "--", "\(revision)^{commit}"], in: root)
    _ = try git(
      withoutFilters + ["checkout-index", "--all", "--force", "--prefix=\(folder)\(root)/"],
      in: root)
    // `160000 0123abcd 0<tab>Path/Of/Submodule`
    for entry in try git(["ls-files", "--stage", "-z"], in: root).split(separator: "\0")
    where entry.hasPrefix("160000 ") {
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let submodule = Path.join(root, String(parts[1]))
      guard Disk.kind(of: Path.join(submodule, ".git")) != nil else { continue }
      do throws(Failure) {
        try write(String(parts[0].split(separator: " ")[1]), of: submodule)
      } catch {
        lackingSubmodules.append(submodule)
      }
    }
  }

  private func makeFolder(_ path: String) throws(Failure) {
    do throws(SystemError) {
      var made: [String] = []
      try Disk.makeFolder(path, made: &made)
    } catch {
      throw .unavailable("write to a temporary folder", error)
    }
  }

  /// The copy's `.git`, which has the private index and the output of git. It also keeps hasgen from
  /// looking for projects around the copy.
  private func privateFolder(for root: String) -> String { "\(folder)\(root)/.git" }

  /// Runs git in a repository, and returns what it prints.
  private func git(_ words: [String], in root: String) throws(Failure) -> String {
    let privateFolder = privateFolder(for: root)
    let (output, messages) = ("\(privateFolder)/output", "\(privateFolder)/messages")
    let settings = [
      "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.splitIndex=false",
      "protocol.allow=never",
    ]
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (descriptor, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, messages)] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    let command = ["git", "-C", root] + settings.flatMap { ["-c", $0] } + words
    let environment = ["GIT_INDEX_FILE=\(privateFolder)/index", "GIT_NO_LAZY_FETCH=1"]
    var arguments = command.map { strdup($0) }
    // Of two variables with the same name, the first one counts.
    var variables = environment.map { strdup($0) }
    defer { for text in arguments + variables.prefix(environment.count) { free(text) } }
    arguments.append(nil)
    var inherited = environ
    while let variable = inherited.pointee {
      variables.append(variable)
      inherited += 1
    }
    variables.append(nil)
    var id: pid_t = 0
    let code = posix_spawnp(&id, "git", &actions, nil, arguments, variables)
    guard code == 0 else { throw .unavailable("run git", SystemError(code: code)) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    func text(_ path: String) -> String {
      String(decoding: (try? Disk.contents(of: path, upTo: .max)) ?? [], as: UTF8.self)
    }
    guard status == 0 else {
      throw .refused(text(messages).split(separator: "\n").first.map(String.init) ?? "it failed")
    }
    return text(output)
  }
}
