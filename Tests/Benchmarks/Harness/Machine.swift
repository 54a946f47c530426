import Foundation

/// The kind of the machine that is measured on.
enum Machine {
  /// Its cores, its system and its compiler, in a line.
  static func description(in folder: TemporaryFolder) throws -> String {
    let information = ProcessInfo.processInfo
    let compiler = try ChildProcess.found("swiftc", ["--version"]).output(in: folder)
    let version = compiler.firstMatch(of: /Swift version [^ ]+/).map { String($0.output) }
    let cores = information.activeProcessorCount
    return "\(cores) cores (\(architecture)), \(information.operatingSystemVersionString), "
      + (version ?? "unknown Swift")
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}
