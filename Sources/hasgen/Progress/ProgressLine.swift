import HasWorkspace

/// The line that says how far the work has come: what a terminal is sent, bit by bit.
struct ProgressLine {
  /// Shorter work shows nothing.
  static let delay = Duration.seconds(1)

  /// The number of files to be read; `nil` before they are found.
  private var files: Int?
  private var filesRead = 0
  /// The text on the terminal.
  private var shown = ""

  /// Takes in what the workspace tells.
  mutating func note(_ event: Progress.Event) {
    switch event {
    case .reading(let files): (self.files, filesRead) = (files, 0)
    case .read(let files): filesRead += files
    }
  }

  /// The text that brings the line up to date; empty if it is, or if it is too early for a line.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the work began.
  ///   - width: The columns of the terminal.
  mutating func update(elapsed: Duration, width: Int) -> String {
    // In the last column a terminal may wrap.
    let text = String(text.prefix(max(0, width - 1)))
    guard elapsed >= Self.delay, text != shown else { return "" }
    shown = text
    return "\r" + text + Self.clearToEnd
  }

  /// The text that removes the line; empty if there is none.
  mutating func erase() -> String {
    guard !shown.isEmpty else { return "" }
    shown = ""
    return "\r" + Self.clearToEnd
  }

  private static let clearToEnd = "\u{1B}[K"

  private var text: String {
    guard let files else { return "finding files" }
    // What follows reading asks little of the disk and much of the graph.
    guard filesRead < files else { return "resolving" }
    return "reading \(filesRead.grouped) of \(files.grouped) files"
  }
}

extension Int {
  /// The digits of a positive number in groups of three: `10,000`.
  fileprivate var grouped: String {
    let digits = String(self)
    return digits.indices.reduce(into: "") { text, index in
      let left = digits.distance(from: index, to: digits.endIndex)
      if left % 3 == 0, !text.isEmpty { text += "," }
      text.append(digits[index])
    }
  }
}
