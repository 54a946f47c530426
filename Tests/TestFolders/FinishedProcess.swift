import Foundation

/// A program that ran to its end.
package struct FinishedProcess {
  /// The text that it printed, errors included.
  package let output: String
  /// Whether its exit status was 0.
  package let isDone: Bool

  /// Runs a program, which is looked for in `PATH`, and waits for it.
  ///
  /// - Parameters:
  ///   - words: The program's name or path, and its arguments.
  ///   - folder: Its working directory; `nil` for that of the tests.
  package init(_ words: [String], in folder: String? = nil) throws {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // A backtrace takes seconds.
    process.arguments = ["SWIFT_BACKTRACE=enable=no"] + words
    process.currentDirectoryURL = folder.map { URL(filePath: $0) }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    self.output = String(decoding: output, as: UTF8.self)
    isDone = process.terminationStatus == 0
  }
}
