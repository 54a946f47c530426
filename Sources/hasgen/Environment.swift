import HasWorkspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the process was given beside its arguments.
struct Environment {
  /// Where relative paths begin; absolute.
  let workingDirectory: String
  /// Whether standard output may be coloured when nobody says.
  var colorsResults = false
  /// Whether standard error may be coloured when nobody says.
  var colorsMessages = false

  /// That of this process.
  static var current: Environment {
    let wantsColor = variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    return Environment(
      workingDirectory: Disk.workingDirectory,
      colorsResults: wantsColor && isatty(STDOUT_FILENO) == 1,
      colorsMessages: wantsColor && isatty(STDERR_FILENO) == 1)
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
