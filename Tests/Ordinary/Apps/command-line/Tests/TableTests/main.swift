@testable import Table

final class FakeInput: LineReading, @unchecked Sendable {
  private(set) var lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  func nextLine() -> String? { lines.isEmpty ? nil : lines.removeFirst() }
}

final class FakeOutput: Printing, @unchecked Sendable {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}

/// What the tool prints for some lines.
func output(
  of arguments: String..., separator: Character = ",", isQuiet: Bool = false, lines: String...
) throws -> [String] {
  let output = FakeOutput()
  let dependencies = AppDependency.live(
    separator: separator, style: Style(isQuiet: isQuiet), input: FakeInput(lines), output: output)
  try Tool(dependencies: dependencies).run(arguments)
  return output.lines
}

let second = try output(of: "column", "2", lines: "ada,1815", "alan,1912")
precondition(second == ["1815", "1912"], "the input of the test: \(second)")
let first = try output(of: "column", "1", separator: ";", lines: "a,b;c")
precondition(first == ["a,b"], "the separator of the test: \(first)")
let count = try output(of: "count", lines: "x", "y", "z")
let quietCount = try output(of: "count", isQuiet: true, lines: "x")
precondition(count == ["3 rows"] && quietCount == ["1"], "the style: \(count) \(quietCount)")
let help = try output(lines: "x")
precondition(help == ["usage: table [column N | count]"], "\(help)")

do {
  _ = try output(of: "column", "3", lines: "a,b")
  preconditionFailure("there is no third column")
} catch {
  precondition(error as? UsageError == UsageError(message: "no column 3"), "\(error)")
}

// What is passed is used, and all else is what the tool has.
let input = FakeInput(["a-b", "c-d"])
let app = AppDependency.live(separator: "-", style: Style(), input: input)
precondition(app.output is StandardOutput && app.rows.next() == ["a", "b"], "the rows")
precondition(input.lines == ["c-d"], "the rows are read before somebody asks: \(input.lines)")
let other = AppDependency.live(separator: ",", style: Style(), rows: app.rows)
precondition(other.rows === app.rows && other.input is StandardInput, "other rows")
