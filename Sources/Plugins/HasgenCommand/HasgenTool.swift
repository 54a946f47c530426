import Foundation
import PackagePlugin

/// The tool, run in the folder of a package or of an Xcode project.
struct HasgenTool {
  let url: URL
  let folder: URL
  /// True if Xcode shows the messages, each with its place. SwiftPM prints no places.
  var isInXcode = false

  /// Runs the tool, and reports its messages and its exit status.
  func run(_ arguments: [String]) throws {
    let pipe = Pipe()
    let tool = Process()
    tool.executableURL = url
    tool.arguments = Self.ofTool(arguments)
    tool.currentDirectoryURL = folder
    if isInXcode {
      // Makes the tool print absolute paths, and an error for each file that is out of date, as in
      // a build of Xcode.
      let variables = ["XCODE_VERSION_ACTUAL": "plugin"]
      tool.environment = ProcessInfo.processInfo.environment.merging(variables) { old, _ in old }
    }
    // A plugin's standard input is closed, so the next file that the tool opens would replace it.
    tool.standardInput = FileHandle.nullDevice
    tool.standardError = pipe
    try tool.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    tool.waitUntilExit()
    let messages = String(decoding: text, as: UTF8.self)
    report(isInXcode ? reportWithPlaces(messages) : messages, of: tool)
  }

  /// The arguments without those that are not for the tool. Xcode adds the selected targets, but
  /// hasgen always reads all targets. SwiftPM also passes the flag that it has used itself.
  private static func ofTool(_ arguments: [String]) -> [String] {
    var arguments = arguments.filter { $0 != "--allow-writing-to-package-directory" }
    while let option = arguments.firstIndex(of: "--target") {
      arguments.removeSubrange(option..<min(option + 2, arguments.endIndex))
    }
    return arguments
  }

  /// Reports each message at its place, and returns the other lines.
  private func reportWithPlaces(_ printed: String) -> String {
    let (messages, others) = PrintedMessage.divide(printed)
    for message in messages {
      let severity = Diagnostics.Severity(rawValue: message.severity.rawValue) ?? .remark
      Diagnostics.emit(
        severity, message.text, file: message.place?.path, line: message.place?.line)
    }
    return others.joined(separator: "\n")
  }

  /// Reports the messages and the exit status of the tool.
  ///
  /// A plugin writes to standard error only by diagnostics, because SwiftPM sends the rest of its
  /// output to standard output. SwiftPM writes `error: ` before the first line, so this line is not
  /// a message of the tool. It has the tool's status, because SwiftPM exits with 1 for each error.
  private func report(_ messages: String, of tool: Process) {
    guard tool.terminationReason == .exit, tool.terminationStatus == 0 else {
      let end = tool.terminationReason == .exit ? "ended with status" : "was stopped by signal"
      Diagnostics.error(
        "hasgen \(end) \(tool.terminationStatus)\n\(messages)", file: nil, line: nil)
      exit(tool.terminationStatus)
    }
    if !messages.isEmpty {
      Diagnostics.warning("hasgen warns\n\(messages)", file: nil, line: nil)
    }
  }
}
