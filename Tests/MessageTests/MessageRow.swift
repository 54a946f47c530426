import Foundation
import TestFolders
import Testing

/// A row of the table of messages: a project with marks, commands, and what hasgen reports.
///
/// `// PATH` begins a file of the project; a manifest is added, unless there is one. `$ hasgen …` is a command; files
/// after it are written before the next command. The lines after the last command are the expected
/// standard error, without quoted source lines and the number of errors. `1️⃣` to `9️⃣` mark a place:
/// hasgen does not see the mark, and in a message it stands for `PATH:LINE:COLUMN`.
struct MessageRow: CustomTestStringConvertible, Sendable {
  /// Files to write, and the command to run then.
  struct Step: Sendable {
    var files: [String: String] = [:]
    var arguments: [String] = []
  }

  let file: URL
  private(set) var steps: [Step] = []
  /// The messages, a line each.
  private(set) var messages: [String] = []
  /// The text of the row up to its messages.
  private(set) var source = ""
  /// The marks by the places that they stand for: `Sources/App/Screen.swift:3:5`.
  private var marks: [String: String] = [:]

  var name: String { file.deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  /// The rows of a folder of the repository, by name.
  static func all(in folder: String) throws -> [MessageRow] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try FileManager.default.subfolders(of: tests.appending(path: folder))
      .map(MessageRow.init)
  }

  init(_ file: URL) throws {
    self.file = file
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let commands = lines.indices.filter { lines[$0].hasPrefix("$ hasgen") }
    guard let last = commands.last else { throw CocoaError(.fileReadCorruptFile) }
    source = lines[...last].map { "\($0)\n" }.joined()
    messages = lines[(last + 1)...].map(String.init)
    var step = Step()
    var path = ""
    var number = 0
    for line in lines[...last] {
      if line.hasPrefix("$ hasgen") {
        step.arguments = line.split(separator: " ").dropFirst(2).map(String.init)
        steps.append(step)
        step = Step()
      } else if let begun = Self.path(in: line) {
        path = begun
        number = 0
        step.files[path] = ""
      } else {
        number += 1
        let text = remember(String(line), at: "\(path):\(number)")
        step.files[path, default: ""] += text + "\n"
      }
    }
    let files = Dictionary(steps.flatMap(\.files), uniquingKeysWith: +)
    steps[0].files.merge(["Package.swift": ProjectText.manifest(of: files)]) { own, _ in own }
  }

  /// The path that a line begins a file with.
  private static func path(in line: Substring) -> String? {
    line.wholeMatch(of: /\/\/ ([^ ]+\.(?:swift|json|txt|md|pbxproj|mustache))/)
      .map { String($0.output.1) }
  }

  /// Removes the marks of a line, and remembers their places.
  private mutating func remember(_ line: String, at place: String) -> String {
    var text = ""
    for character in line {
      if Self.isMark(character) {
        marks["\(place):\(text.utf8.count + 1)"] = String(character)
      } else {
        text.append(character)
      }
    }
    return text
  }

  private static func isMark(_ character: Character) -> Bool {
    character.unicodeScalars.dropFirst().elementsEqual(["\u{FE0F}", "\u{20E3}"])
  }

  /// The lines that hasgen printed, with marks for places that have one; without quoted source lines
  /// and the number of errors.
  func marked(_ output: String) -> [String] {
    let lines = output.split(separator: "\n").map(String.init)
    func isCaret(_ line: String) -> Bool { line.wholeMatch(of: /[ \t]*\^/) != nil }
    return lines.indices.compactMap { index in
      let line = lines[index]
      let isQuoted = index + 1 < lines.count && isCaret(lines[index + 1])
      if isQuoted || isCaret(line) || line.wholeMatch(of: /\d+ (error|warning).*/) != nil {
        return nil
      }
      guard let match = line.wholeMatch(of: /(.+?:\d+:\d+):( (?:error|warning|note): .*)/),
        let mark = marks[String(match.output.1)]
      else { return line }
      return mark + match.output.2
    }
  }
}
