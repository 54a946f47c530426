import Foundation
import PackagePlugin

/// The tool, run in the folder of a package or of an Xcode project.
struct HasgenTool {
  let url: URL
  let folder: URL
  /// True if Xcode shows the messages, each with its place. SwiftPM prints no places.
  var isInXcode = false

  /// Runs the tool, and passes on what it said and how it ended.
  func run(_ arguments: [String]) throws {
    let pipe = Pipe()
    let tool = Process()
    tool.executableURL = url
    tool.arguments = Self.own(arguments)
    tool.currentDirectoryURL = folder
    if isInXcode {
      // As in a build of Xcode, the tool prints absolute paths, and an error for each file that is out
      // of date.
      let variables = ["XCODE_VERSION_ACTUAL": "plugin"]
      tool.environment = ProcessInfo.processInfo.environment.merging(variables) { old, _ in old }
    }
    // A plugin's standard input is closed, and a file opened later would take its place.
    tool.standardInput = FileHandle.nullDevice
    tool.standardError = pipe
    try tool.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    tool.waitUntilExit()
    let messages = String(decoding: text, as: UTF8.self)
    report(isInXcode ? reportWithPlaces(messages) : messages, of: tool)
  }

  /// The arguments without those that are not for the tool: Xcode adds the selected targets, but
  /// hasgen always looks at all of them; SwiftPM hands on the flag that it has taken for itself.
  private static func own(_ arguments: [String]) -> [String] {
    var arguments = arguments.filter { $0 != "--allow-writing-to-package-directory" }
    while let option = arguments.firstIndex(of: "--target") {
      arguments.removeSubrange(option..<min(option + 2, arguments.endIndex))
    }
    return arguments
  }

  /// Passes on each message at its place, and returns the other lines.
  private func reportWithPlaces(_ printed: String) -> String {
    let (messages, others) = PrintedMessage.divide(printed)
    for message in messages {
      let severity = Diagnostics.Severity(rawValue: message.severity.rawValue) ?? .remark
      Diagnostics.emit(
        severity, message.text, file: message.place?.path, line: message.place?.line)
    }
    return others.joined(separator: "\n")
  }

  /// Passes on what the tool said and how it ended.
  ///
  /// A diagnostic is the only way to SwiftPM's standard error: what a plugin prints itself goes to
  /// standard output. SwiftPM puts `error: ` before the first line, which therefore is not the
  /// tool's, and makes 1 of every exit status but 0, so that line says which it was.
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
