import Foundation

/// A case of a rule: sources with marks under what the rule finds, and its messages.
///
/// A file in `Cases` is named for its rule and has several cases. A case begins with
/// `// case: its name`. A line `// file: Sources/App/Name.swift` begins another file, and
/// `// config: {…}` is the configuration. `// alone` leaves out the prelude, `// mode: 5` says that Swift 6
/// refuses it, and `// mode: none` that it needs sources that are not there. A line
/// `//   ^ message` says what is found in the line of code above it, at the column of the mark.
struct LintCase: Sendable, CustomStringConvertible {
  /// What is found, where.
  struct Mark: Hashable, Comparable, CustomStringConvertible {
    let path: String
    let line: Int
    let column: Int
    let message: String

    var description: String { "\(path):\(line):\(column): \(message)" }

    static func < (left: Mark, right: Mark) -> Bool {
      (left.path, left.line, left.column, left.message)
        < (right.path, right.line, right.column, right.message)
    }
  }

  let rule: String
  let name: String
  private(set) var files: [String: String] = [:]
  private(set) var configuration = "{}"
  private(set) var marks: [Mark] = []
  /// The language modes in which it compiles.
  private(set) var modes = ["5", "6"]

  var description: String { "\(rule): \(name)" }

  /// What each case has beside its own files, unless it is alone.
  static let prelude = """
    protocol HasA { var a: Int { get } }
    protocol HasB { var b: String { get } }
    protocol HasC { var c: Bool { get } }
    struct AppDependency: HasA, HasB, HasC {
      let a: Int
      let b: String
      let c: Bool
    }
    func use(_ value: some Any) {}

    """

  private init(rule: String, name: String, lines: [Substring]) {
    self.rule = rule
    self.name = name
    var path = "Sources/App/Case.swift"
    var isAlone = false
    var line = 0
    for text in lines {
      let words = text.trimmingPrefix { $0 == " " }
      if text.hasPrefix("// file: ") {
        path = String(text.dropFirst(9))
        line = 0
      } else if text.hasPrefix("// config: ") {
        configuration = String(text.dropFirst(11))
      } else if text.hasPrefix("// mode: ") {
        modes = text == "// mode: 5" ? ["5"] : []
      } else if text == "// alone" {
        isAlone = true
      } else if words.hasPrefix("//"), let mark = words.dropFirst(2).firstIndex(of: "^"),
        words.dropFirst(2)[..<mark].allSatisfy({ $0 == " " })
      {
        let column = text[..<mark].utf8.count + 1
        marks.append(
          Mark(
            path: path, line: line, column: column,
            message: String(text[text.index(mark, offsetBy: 2)...])))
      } else {
        line += 1
        files[path, default: ""] += text + "\n"
      }
    }
    if !isAlone { files["Sources/App/App.swift"] = Self.prelude }
  }

  /// All cases.
  static let all: [LintCase] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
    return files.flatMap { file -> [LintCase] in
      let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
      let rule = String(file.prefix { $0 != "." })
      var cases: [LintCase] = []
      var name: String?
      var lines: [Substring] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        guard line.hasPrefix("// case: ") else {
          lines.append(line)
          continue
        }
        if let name { cases.append(LintCase(rule: rule, name: name, lines: lines)) }
        name = String(line.dropFirst(9))
        lines = []
      }
      if let name { cases.append(LintCase(rule: rule, name: name, lines: lines)) }
      return cases
    }
  }()
}
