import DependencyGraph
import Projects
import Findings
import HasWorkspace

/// The lines of files that diagnostics speak of, read when they are asked for.
struct SourceLines {
  /// Beyond this many bytes a line says nothing to a reader.
  private static let maximumLength = 400

  private let workingDirectory: String
  private var linesByPath: [String: [ArraySlice<UInt8>]] = [:]

  init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
  }

  /// The line of a place and what brings a caret under its column; `nil` for no such line.
  mutating func excerpt(at location: Location) -> (line: String, indentation: String)? {
    guard let (line, before) = line(at: location), !line.isEmpty, line.count <= Self.maximumLength
    else { return nil }
    return (line.printable, String(before.map { $0 == "\t" ? "\t" : " " }))
  }

  /// The number of code points in front of a place; `nil` if no such place is there.
  mutating func codePoints(before location: Location) -> Int? {
    line(at: location)?.before.unicodeScalars.count
  }

  private mutating func line(
    at location: Location
  ) -> (line: ArraySlice<UInt8>, before: String)? {
    let lines = lines(of: location.path)
    guard lines.indices.contains(location.line - 1) else { return nil }
    let line = lines[location.line - 1]
    guard (1...line.count + 1).contains(location.column) else { return nil }
    return (line, String(decoding: line.prefix(location.column - 1), as: UTF8.self))
  }

  private mutating func lines(of path: String) -> [ArraySlice<UInt8>] {
    if let lines = linesByPath[path] { return lines }
    let lines = Self.split((try? Disk.contents(of: Path.join(workingDirectory, path))) ?? [])
    linesByPath[path] = lines
    return lines
  }

  /// Lines end with LF, CRLF or CR, as the compiler sees it.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == lineFeed || byte == carriageReturn {
      if byte == lineFeed, index > 0, bytes[index - 1] == carriageReturn {
        start = index + 1
        continue
      }
      lines.append(bytes[start..<index])
      start = index + 1
    }
    lines.append(bytes[start...])
    return lines
  }
}
