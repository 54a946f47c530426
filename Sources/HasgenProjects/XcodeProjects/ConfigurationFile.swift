/// The settings in an `.xcconfig` file and the files that it includes.
struct ConfigurationFile {
  /// The settings as they are written, by their names, without those under a condition.
  private(set) var settings: [String: String] = [:]
  private var visited: Set<String> = []

  /// Reads a file. A file that does not exist has no settings, because git often ignores it.
  ///
  /// - Parameter path: Absolute.
  init(at path: String) { read(path) }

  private mutating func read(_ path: String) {
    guard visited.insert(path).inserted else { return }
    for line in (Disk.text(of: path) ?? "").split(whereSeparator: \.isNewline) {
      let statement = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let parts = statement.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(Self.trimmed)
      if statement.contains("#include") {
        let names = statement.split(separator: "\"").dropFirst()
        let folder = Path.folder(of: path)
        for name in names.prefix(1) { read(Path.resolved(folder, String(name))) }
      } else if parts.count == 2 {
        // The key of a setting under a condition, `NAME[sdk=*]`, is not the name of a setting.
        let outer = settings[parts[0]] ?? "$(inherited)"
        settings[parts[0]] = parts[1].replacing("$(inherited)", with: outer)
      }
    }
  }

  /// The words of a text, without the `;` behind them.
  private static func trimmed(_ text: Substring) -> String {
    text.split { $0.isWhitespace || $0 == ";" }.joined(separator: " ")
  }
}
