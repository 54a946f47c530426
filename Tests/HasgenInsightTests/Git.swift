import Foundation
import HasgenProjects
import TestFolders

/// The program, as tests use it to make repositories.
enum Git {
  /// Whether it is there.
  static let isInstalled: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "--version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  static let reason = "git is not installed, so there are no revisions to compare with"

  struct Failure: Error { let words: [String] }

  /// Runs it in a folder, with no settings but these.
  static func run(_ words: String..., in folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder, "-c", "user.name=A", "-c", "user.email=a@b", "-c",
        "protocol.file.allow=always", "-c", "commit.gpgsign=false", "-c",
        "init.defaultBranch=main",
      ] + words
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(words: words) }
  }
}

extension TestFolder {
  /// Makes what lies in the folder the next commit; the first time, makes the repository.
  func commit(_ message: String = "A change", in folder: String = "") throws {
    let path = Path.join(path, folder)
    if Disk.kind(of: Path.join(path, ".git")) == nil { try Git.run("init", "-q", in: path) }
    try Git.run("add", "-A", in: path)
    try Git.run("commit", "-q", "--allow-empty", "-m", message, in: path)
  }
}
