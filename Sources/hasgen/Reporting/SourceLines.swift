import HasgenProjects
import HasgenReading

/// The lines of files with diagnostics, read on first use.
struct SourceLines {
  /// The greatest length of a line that is shown, in bytes.
  private static let maximumLength = 400

  private let workingDirectory: String
  private var linesByPath: [String: [Substring]] = [:]

  init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
  }

  /// The line of a place, and the white space that puts a caret under its column; `nil` if there is
  /// no such line. The first line of a `project.pbxproj` is the place of what the project lacks.
  mutating func excerpt(at location: Location) -> (line: String, indentation: String)? {
    let isAboutProject = location.line == 1 && location.path.hasSuffix("project.pbxproj")
    guard !isAboutProject, let (line, before) = line(at: location), !line.isEmpty,
      line.utf8.count <= Self.maximumLength
    else { return nil }
    return (line.utf8.printable, String(before.map { $0 == "\t" ? "\t" : " " }))
  }

  /// The number of code points before a place; `nil` if there is no such place.
  mutating func codePoints(before location: Location) -> Int? {
    line(at: location)?.before.unicodeScalars.count
  }

  private mutating func line(at location: Location) -> (line: Substring, before: String)? {
    let lines = linesByPath[location.path] ?? lines(of: location.path)
    linesByPath[location.path] = lines
    guard lines.indices.contains(location.line - 1) else { return nil }
    let line = lines[location.line - 1]
    guard (1...line.utf8.count + 1).contains(location.column) else { return nil }
    return (line, String(decoding: line.utf8.prefix(location.column - 1), as: UTF8.self))
  }

  /// The lines of a file. They end with LF, CRLF or CR, as for the compiler.
  private func lines(of path: String) -> [Substring] {
    let text = Disk.text(of: Path.join(workingDirectory, path)) ?? ""
    return text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
  }
}
