/// Where lines come from.
protocol LineReading: Sendable {
  func nextLine() -> String?
}

struct StandardInput: LineReading {
  func nextLine() -> String? { readLine() }
}

/// Where lines go.
protocol Printing: Sendable {
  func write(_ line: String)
}

protocol HasOutput {
  var output: any Printing { get }
}

struct StandardOutput: Printing {
  func write(_ line: String) { print(line) }
}

/// Reads rows when somebody asks for them.
final class Rows: Sendable {
  private let input: any LineReading
  private let separator: Character

  init(input: any LineReading, separator: Character) {
    self.input = input
    self.separator = separator
  }

  func next() -> [Substring]? {
    input.nextLine()?.split(separator: separator, omittingEmptySubsequences: false)
  }
}

protocol HasRows {
  var rows: Rows { get }
}

/// What the user wants of all commands.
struct Style: Equatable, Sendable {
  var isQuiet = false
}

protocol HasStyle {
  var style: Style { get }
}
