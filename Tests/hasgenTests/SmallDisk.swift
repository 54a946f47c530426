import Foundation

/// A disk of 256 KB that only one script sees, and that is gone with it.
enum SmallDisk {
  /// Whether this machine lets anybody have one.
  static var isToBeHad: Bool { (try? run("true")) == "" }

  /// Runs a script of the shell in the disk's folder, and gives back what it prints.
  static func run(_ script: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    let mounting = "set -e; unset GITHUB_ACTIONS; mount -t tmpfs -o size=256k tmpfs /mnt; cd /mnt; "
    process.arguments =
      ["--map-root-user", "--mount", "sh", "-c", mounting + script, "sh"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return text
  }

  struct Failure: Error {
    let status: Int32
  }
}
