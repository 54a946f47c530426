import HasWorkspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The facts about the process beside its arguments.
struct Environment {
  /// The folder in which relative paths begin; absolute.
  let workingDirectory: String
  /// Whether standard output may be coloured when nobody says.
  var colorsResults = false
  /// Whether standard error may be coloured when nobody says.
  var colorsMessages = false
  /// Whether a person reads standard error.
  var isWatched = false

  /// Whether GitHub Actions reads what is printed, and shows errors beside the code.
  var isGitHubActions = false

  /// Whether a build of Xcode reads what is printed, and links it to the code.
  var isXcodeBuild = false

  /// The environment of this process, which works in a folder.
  static func current(in workingDirectory: String) -> Environment {
    let wantsColor = variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    return Environment(
      workingDirectory: workingDirectory,
      colorsResults: wantsColor && isatty(STDOUT_FILENO) == 1,
      colorsMessages: wantsColor && isatty(STDERR_FILENO) == 1,
      // Some build servers give their logs a terminal.
      isWatched: wantsColor && isatty(STDERR_FILENO) == 1 && variable("CI").isEmpty,
      isGitHubActions: variable("GITHUB_ACTIONS") == "true",
      isXcodeBuild: !variable("XCODE_VERSION_ACTUAL").isEmpty)
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
