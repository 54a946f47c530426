/// A picture of what a terminal shows, as SVG: monospaced text with the colours of escape sequences.
struct TerminalPicture {
  /// What it shows, in words for those who cannot see it.
  let title: String
  /// The text, with escape sequences.
  let text: String

  private static let fontSize = 13.0
  private static let lineHeight = 19
  private static let margin = 16
  /// The width of a character by that of the font; those of the fonts below are narrower or equal.
  private static let advance = 0.6025

  /// A stretch of text of one colour.
  private struct Span {
    let role: Substring
    let text: Substring
  }

  var svg: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.spans)
    let columns = lines.map { $0.reduce(0) { $0 + $1.text.count } }.max() ?? 0
    let width = Int((Double(columns) * Self.fontSize * Self.advance).rounded(.up)) + 2 * Self.margin
    let height = lines.count * Self.lineHeight + 2 * Self.margin
    let rows = lines.enumerated().map { index, spans in
      let baseline = Self.margin + index * Self.lineHeight + 14
      let content = spans.map(Self.markup).joined()
      return
        #"  <text x="\#(Self.margin)" y="\#(baseline)" xml:space="preserve">\#(content)</text>"#
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
        <title>\(Self.escaped(title[...]))</title>
        <style>
          rect { fill: #1e1e2e; }
          text { fill: #cdd6f4; font: \(Int(Self.fontSize))px Menlo, Consolas, \
      "DejaVu Sans Mono", monospace; }
          .strong { fill: #ffffff; font-weight: bold; }
          .error { fill: #ff7b8e; font-weight: bold; }
          .warning { fill: #f5a3ff; font-weight: bold; }
          .note { fill: #7fdbe8; font-weight: bold; }
          .mark { fill: #a6e3a1; font-weight: bold; }
        </style>
        <rect width="\(width)" height="\(height)" rx="8"/>
      \(rows.joined(separator: "\n"))
      </svg>

      """
  }

  private static func markup(_ span: Span) -> String {
    let classes = [
      "1": "strong", "1;31": "error", "1;35": "warning", "1;36": "note", "1;32": "mark",
    ]
    let text = escaped(span.text)
    return classes[String(span.role)].map { #"<tspan class="\#($0)">\#(text)</tspan>"# } ?? text
  }

  /// The stretches of a line: an escape sequence sets the colour of what follows it.
  private static func spans(in line: Substring) -> [Span] {
    let parts = line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    let coloured = parts.dropFirst().map { part in
      let end = part.firstIndex(of: "m") ?? part.startIndex
      return Span(role: part[..<end], text: part[end...].dropFirst())
    }
    return ([Span(role: "", text: parts[0])] + coloured).filter { !$0.text.isEmpty }
  }

  private static func escaped(_ text: Substring) -> String {
    String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;")
  }
}
