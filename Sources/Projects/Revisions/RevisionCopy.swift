#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A copy of the files of a repository that hasgen may read, as they were in a revision, in a temporary
/// folder.
///
/// Git uses a private index, so the user's index and working tree stay as they are. Only this type starts
/// a process, and it starts only git. No shell reads the arguments, git runs no hooks and filters, and it
/// fetches nothing, also in a clone that lacks files.
package struct RevisionCopy {
  /// The reason why there is no copy.
  package enum Failure: Error, Sendable {
    /// The action that failed, such as `run git`, and the system's reason.
    case unavailable(String, SystemError)
    /// The words of the program.
    case refused(String)
  }

  /// The temporary folder; absolute, without links. A file `/a/b.swift` is copied to
  /// `folder/a/b.swift`, so relative paths between files stay the same.
  package let folder: String
  /// The submodules that git could not copy, usually because their repository does not have the commit;
  /// absolute paths. The copy has no sources of them.
  package private(set) var lackingSubmodules: [String] = []

  /// Copies a commit, with those of its submodules.
  ///
  /// - Parameters:
  ///   - root: The repository's folder; absolute.
  ///   - workingDirectory: The folder in which relative paths begin; absolute. It exists in the copy, also
  ///     if the revision does not have it.
  package init(
    of revision: String, in root: String, for workingDirectory: String
  ) throws(Failure) {
    do throws(SystemError) {
      folder = try Disk.makeTemporaryFolder()
    } catch {
      throw .unavailable("write to a temporary folder", error)
    }
    do throws(Failure) {
      try write(revision, of: root)
      try makeFolder(folder + workingDirectory)
      if Path.below(root, workingDirectory) == nil {
        linkEntries(of: workingDirectory)
        linkSurroundings(of: workingDirectory)
      }
      linkSurroundings(of: root)
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
    _ = try git(["read-tree", "--", "\(revision)^{commit}"], in: root)
    // An entry is `100644 0123abcd 0<tab>Path/Of/File`.
    let entries = try git(["ls-files", "--stage", "-z"], in: root).split(separator: "\0")
      .map { $0.split(separator: "\t", maxSplits: 1) }.filter { $0.count == 2 }
    let paths = entries.filter { Self.isRead($0[1], isLink: $0[0].hasPrefix("120000 ")) }
    _ = try git(
      ["checkout-index", "-z", "--stdin", "--force", "--prefix=\(folder)\(root)/"], in: root,
      settings: filters.map { (String($0), "") }, input: paths.map { "\($0[1])\0" }.joined())
    for parts in entries where parts[0].hasPrefix("160000 ") {
      let submodule = Path.join(root, String(parts[1]))
      guard Disk.kind(of: Path.join(submodule, ".git")) != nil else { continue }
      do throws(Failure) {
        try write(String(parts[0].split(separator: " ")[1]), of: submodule)
      } catch {
        lackingSubmodules.append(submodule)
      }
    }
  }

  /// Links the entries of the folders around a path, so that packages outside of the repository are read
  /// as they are today.
  private func linkSurroundings(of path: String) {
    var path = path
    while path != "/" {
      path = Path.folder(of: path)
      linkEntries(of: path)
    }
  }

  /// Links the entries of a folder that the copy does not have.
  private func linkEntries(of place: String) {
    for (name, _) in (try? Disk.entries(in: place)) ?? [] {
      let path = Path.join(place, name)
      // Fails if the copy has the entry.
      if folder != path { symlink(path, folder + path) }
    }
  }

  /// Returns true for a file that hasgen may read. Assets would take space and time.
  private static func isRead(_ path: Substring, isLink: Bool) -> Bool {
    let endings = [".swift", ".json", ".mustache", ".pbxproj", ".xcworkspacedata", ".yml", ".yaml"]
    return isLink || endings.contains { path.hasSuffix($0) }
  }

  private func makeFolder(_ path: String) throws(Failure) {
    do throws(SystemError) {
      try Disk.makeFolder(path)
    } catch {
      throw .unavailable("write to a temporary folder", error)
    }
  }

  /// The copy's `.git`, which has the private index and the output of git. It also keeps hasgen from
  /// looking for projects around the copy.
  private func privateFolder(for root: String) -> String { "\(folder)\(root)/.git" }

  /// The variables of git that are passed on.
  private static let keptVariables = [
    "GIT_CONFIG_GLOBAL=", "GIT_CONFIG_NOSYSTEM=", "GIT_CONFIG_SYSTEM=", "GIT_EXEC_PATH=",
  ]

  /// Runs git in a repository, and returns what it prints.
  ///
  /// - Parameters:
  ///   - settings: Values of git's configuration by their keys.
  ///   - input: The text on standard input.
  private func git(
    _ words: [String], in root: String, settings: [(key: String, value: String)] = [],
    input: String = ""
  ) throws(Failure) -> String {
    let privateFolder = privateFolder(for: root)
    let (output, messages) = ("\(privateFolder)/output", "\(privateFolder)/messages")
    let inputFile = "\(privateFolder)/input"
    do throws(SystemError) {
      try Disk.replace(inputFile, with: Array(input.utf8))
    } catch {
      throw .unavailable("write to a temporary folder", error)
    }
    let settings =
      [
        (key: "core.hooksPath", value: "/dev/null"), ("core.fsmonitor", "false"),
        ("core.splitIndex", "false"), ("protocol.allow", "never"),
      ] + settings
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, inputFile, O_RDONLY, 0)
    for (descriptor, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, messages)] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var arguments = (["git", "-C", root] + words).map { strdup($0) }
    // A key may have '=' in it, so '-c' cannot set it.
    let numbered = settings.enumerated().flatMap { index, setting in
      ["GIT_CONFIG_KEY_\(index)=\(setting.key)", "GIT_CONFIG_VALUE_\(index)=\(setting.value)"]
    }
    let environment =
      [
        "GIT_INDEX_FILE=\(privateFolder)/index", "GIT_NO_LAZY_FETCH=1",
        "GIT_CONFIG_COUNT=\(settings.count)",
      ] + numbered
    var variables = environment.map { strdup($0) }
    defer { for text in arguments + variables.prefix(environment.count) { free(text) } }
    arguments.append(nil)
    var inherited = environ
    while let variable = inherited.pointee {
      let text = String(cString: variable)
      // Git sets variables for hooks that name another repository.
      if !text.hasPrefix("GIT_") || Self.keptVariables.contains(where: text.hasPrefix) {
        variables.append(variable)
      }
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
