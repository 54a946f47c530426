import FileSystem

/// The folder that the paths of a list are relative to: Xcode's `SRCROOT`, or else the folder that
/// the process works in, as Xcode lets it work in `SRCROOT`.
package struct SourceRoot: Sendable {
  /// A variable that is not known.
  struct UnknownVariable: Error {
    /// As it is written: `$(PODS_ROOT)`.
    let name: String
    let start: Substring.Index
  }

  /// The folder in which relative paths begin; absolute, without links.
  let workingDirectory: String
  /// The folder; absolute, without links.
  let path: String
  /// The folder as Xcode names it.
  private let given: String

  /// - Parameters:
  ///   - variable: The value of `SRCROOT`; `nil` or empty where it is not set.
  ///   - workingDirectory: Absolute.
  package init(_ variable: String?, workingDirectory: String) {
    self.workingDirectory = Disk.realPath(of: workingDirectory) ?? workingDirectory
    given =
      variable.flatMap { $0.hasPrefix("/") ? Path.normalized($0) : nil }
      ?? self.workingDirectory
    path = Disk.realPath(of: given) ?? given
  }

  /// The path of a line of a list; absolute, normalized.
  func path(of line: Substring) throws(UnknownVariable) -> String {
    var text = ""
    var rest = line
    while let character = rest.first {
      let start = rest.startIndex
      rest.removeFirst()
      guard character == "$", let next = rest.first, let close = Self.closing[next] else {
        text.append(character)
        continue
      }
      rest.removeFirst()
      guard close != "$" else {
        text.append("$")
        continue
      }
      let name = rest.prefix { $0 != close }
      rest = rest[name.endIndex...].dropFirst()
      guard name == "SRCROOT" else {
        throw UnknownVariable(name: String(line[start..<rest.startIndex]), start: start)
      }
      text += given
    }
    return Path.normalized(Path.join(workingDirectory, text))
  }

  /// The brackets that may follow a `$`, with their ends.
  private static let closing: [Character: Character] = ["(": ")", "{": "}", "$": "$"]

  /// The path by which a run knows a file: without the links that lead to the folder.
  func known(_ listed: String) -> String {
    if given == path { return listed }
    if let below = Path.below(given, listed) {
      return below.isEmpty ? path : Path.join(path, below)
    }
    return Disk.realPath(of: listed) ?? listed
  }

  /// A path as a line of an `.xcfilelist`: from the folder, be it upward; absolute where nothing
  /// but the disk itself holds both.
  package func line(for file: String) -> String {
    let relative = Path.relative(from: path, to: file)
    let up = relative.split(separator: "/").prefix { $0 == ".." }.count
    let depth = path.split(separator: "/").count
    let escaped = (depth > 0 && up == depth ? file : relative).replacing("$", with: "$$")
    return escaped.hasPrefix("/") ? escaped : "$(SRCROOT)/\(escaped)"
  }
}
