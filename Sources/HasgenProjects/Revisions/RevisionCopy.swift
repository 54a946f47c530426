import HasgenReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A temporary folder with the files of a git repository that hasgen may read, as they were in a
/// revision.
///
/// The user's index and working tree stay as they are: git uses a private index.
package struct RevisionCopy {
  /// The temporary folder; absolute, without links. A file `/a/b.swift` is copied to
  /// `folder/a/b.swift`, so relative paths between files stay the same.
  package let folder: String
  /// The folder of the repository; absolute, without links.
  private let root: String
  private let revision: String

  /// Makes the temporary folder for a copy of the repository around a folder.
  ///
  /// - Parameter workingDirectory: Absolute, without links. It exists in the copy, also if the
  ///   revision does not have it.
  package init(of revision: String, around workingDirectory: String) throws(WorkspaceError) {
    guard let root = Disk.repository(around: workingDirectory) else {
      throw WorkspaceError(
        "'\(revision)' is not a graph file, and this folder is in no git repository",
        id: .unusableRevision)
    }
    self.root = root
    self.revision = revision
    do throws(SystemError) {
      folder = try Disk.makeTemporaryFolder()
      try Disk.makeFolder(folder + workingDirectory)
      try Disk.makeFolder("\(folder)\(root)/.git")
    } catch {
      throw Self.error(error)
    }
  }

  /// Removes the temporary folder.
  package func remove() { Disk.removeFolder(folder) }

  /// Writes the files, and returns the submodules by their paths in the repository.
  ///
  /// Submodules and files outside the repository are linked as they are today.
  package func write() throws(WorkspaceError) -> [String] {
    _ = try git(["read-tree", "--", "\(revision)^{commit}"])
    // An entry is `100644 0123abcd 0<tab>Path/Of/File`.
    let entries = try git(["ls-files", "--stage", "-z"]).split(separator: "\0")
      .map { $0.split(separator: "\t", maxSplits: 1).map(String.init) }
    // Assets would take space and time.
    let endings =
      [".swift", ".json", ".mustache", ".pbxproj", ".xcconfig", ".xcworkspacedata"]
      + [".yml", ".yaml"]
    let files = entries.filter { entry in
      entry[0].hasPrefix("120000 ") || endings.contains { entry[1].hasSuffix($0) }
    }
    _ = try git(
      ["checkout-index", "-z", "--stdin", "--force", "--prefix=\(folder)\(root)/"],
      input: files.map { "\($0[1])\0" }.joined())
    let submodules = entries.filter { $0[0].hasPrefix("160000 ") }.map { $0[1] }
    let surroundings = Disk.foldersUpward(from: root).dropFirst().flatMap { place in
      Disk.readableEntries(in: place).map { Path.join(place, $0.name) }
    }
    link(submodules.map { Path.join(root, $0) } + surroundings)
    return submodules
  }

  /// Adds a file as it is today, if the revision does not have it.
  ///
  /// - Parameter path: Absolute, without links.
  /// - Returns: True if the file was added.
  package func addMissingFile(_ path: String) -> Bool {
    guard Disk.kind(of: folder + path) == nil else { return false }
    link([path])
    return true
  }

  /// Links paths from the copy, unless the copy already has an entry there.
  private func link(_ paths: [String]) {
    for path in paths where path != folder {
      try? Disk.makeFolder(Path.folder(of: folder + path))
      symlink(path, folder + path)
    }
  }

  /// Runs git in the repository, and returns its output.
  ///
  /// - Parameter input: The text on standard input.
  private func git(_ words: [String], input: String = "") throws(WorkspaceError) -> String {
    let files = ["input", "output", "messages"].map { "\(folder)\(root)/.git/\($0)" }
    let hasSucceeded: Bool
    let texts: [String]
    do throws(SystemError) {
      try Disk.replace(files[0], with: Array(input.utf8))
      hasSucceeded = try Git.run(
        words, in: root, files: files,
        variables: ["GIT_INDEX_FILE": "\(folder)\(root)/.git/index"])
      texts = try files.map { file throws(SystemError) in
        String(decoding: try Disk.contents(of: file, upTo: .max), as: UTF8.self)
      }
    } catch {
      throw Self.error(error)
    }
    guard hasSucceeded else {
      throw WorkspaceError(
        "git cannot show '\(revision)': \(texts[2].split(separator: "\n").first ?? "it failed")",
        id: .unusableRevision,
        note: "name a commit that 'git log' shows; if this clone has only a part of the history, "
          + "run 'git fetch --unshallow', or set 'fetch-depth: 0' for 'actions/checkout'")
    }
    return texts[1]
  }

  private static func error(_ error: SystemError) -> WorkspaceError {
    WorkspaceError(
      "cannot run git in a temporary folder: \(error.reason)", id: .unusableRevision)
  }
}

/// The git program. Only this type starts a process. Git runs no hooks and fetches nothing.
package enum Git {
  /// Returns true if git ignores one of some files; false outside a repository, and without git.
  ///
  /// - Parameter paths: Absolute.
  package static func ignores(_ paths: [String], around folder: String) -> Bool {
    guard !paths.isEmpty, let repository = Disk.repository(around: folder) else { return false }
    let files = Array(repeating: "/dev/null", count: 3)
    return (try? run(["check-ignore", "--"] + paths, in: repository, files: files)) == true
  }

  /// Runs git without a shell, and returns true if it succeeds.
  ///
  /// - Parameters:
  ///   - repository: The folder of the repository; absolute.
  ///   - files: The files for the standard input, output and messages.
  ///   - variables: Variables for its environment.
  fileprivate static func run(
    _ words: [String], in repository: String, files: [String], variables: [String: String] = [:]
  ) throws(SystemError) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, file) in files.enumerated() {
      let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, Int32(descriptor), file, flags, 0o600)
    }
    // The user may have set any of these. 'core.splitIndex' writes into the repository.
    let settings = ["core.hooksPath=/dev/null", "core.fsmonitor=false", "core.splitIndex=false"]
      .flatMap { ["-c", $0] }
    let arguments = (["git", "-C", repository] + settings + words).map { strdup($0) }
    // Git sets variables for hooks that name another repository.
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    let own = ["GIT_ALLOW_PROTOCOL": "none", "GIT_LFS_SKIP_SMUDGE": "1"]
    let texts = inherited.merging(own) { $1 }.merging(variables) { $1 }
      .map { strdup("\($0.key)=\($0.value)") }
    defer { for text in arguments + texts { free(text) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, "git", &actions, nil, arguments + [nil], texts + [nil])
    guard code == 0 else { throw SystemError(code: code) }
    var status: Int32 = -1
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status == 0
  }
}
