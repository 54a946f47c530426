/// Cuts a template into text and tags.
///
/// The tags that render nothing by themselves take their whole line with them where nothing else
/// stands on it. A line ends with a line feed, whether or not a carriage return comes before it.
struct MustacheScanner {
  /// A piece of a template.
  enum Piece {
    case text(String)
    case lineStart
    case tag(MustacheTag)
  }

  private let bytes: [UInt8]
  private let template: String
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  private var pieces: [Piece] = []
  private var line = 1
  private var lineIsCountedTo = 0

  private init(_ text: String, template: String) {
    self.bytes = Array(text.utf8)
    self.template = template
  }

  /// The pieces of a text, comments and changes of the delimiters left out.
  ///
  /// - Throws: `TemplateError` at the first tag that is not closed or is none.
  static func pieces(of text: String, template: String) throws(TemplateError) -> [Piece] {
    var scanner = MustacheScanner(text, template: template)
    try scanner.scan()
    return scanner.pieces
  }

  private mutating func scan() throws(TemplateError) {
    var position = 0
    while let start = firstIndex(of: open, from: position) {
      var (tag, end) = try tag(at: start)
      if tag.kind.canStandAlone, let whole = lineAround(start..<end) {
        tag.indentation = string(whole.lowerBound..<start)
        addText(position..<whole.lowerBound)
        position = whole.upperBound
      } else {
        addText(position..<start)
        if isLineStart(start) { pieces.append(.lineStart) }
        position = end
      }
      try add(tag)
    }
    addText(position..<bytes.count)
  }

  private mutating func add(_ tag: MustacheTag) throws(TemplateError) {
    switch tag.kind {
    case .comment: break
    case .delimiters: try setDelimiters(tag)
    default: pieces.append(.tag(tag))
    }
  }

  private mutating func setDelimiters(_ tag: MustacheTag) throws(TemplateError) {
    let delimiters = tag.content.split(whereSeparator: \.isWhitespace)
    guard delimiters.count == 2, !tag.content.contains("=") else {
      throw TemplateError(
        template: template, line: tag.line,
        message: "'\(tag.content)' is not two delimiters with a space between and no '=' in them")
    }
    open = Array(delimiters[0].utf8)
    close = Array(delimiters[1].utf8)
  }

  // MARK: - Tags

  private mutating func tag(
    at start: Int
  ) throws(TemplateError) -> (tag: MustacheTag, end: Int) {
    let inside =
      bytes[(start + open.count)...].firstIndex { !Self.isWhitespace($0) } ?? bytes.count
    let kind = inside < bytes.count ? MustacheTag.Kind(sigil: bytes[inside]) : .variable
    let content = inside + (kind == .variable ? 0 : 1)
    let closing = (kind.closingSigil.map { [$0] } ?? []) + close
    let line = countedLine(of: start)
    guard let end = firstIndex(of: closing, from: content),
      // An opening delimiter inside of another tag shows that the closing one was forgotten.
      kind == .comment || kind == .delimiters
        || firstIndex(of: open, from: content, to: end) == nil
    else {
      throw TemplateError(
        template: template, line: line,
        message: "the tag is not closed: '\(String(decoding: closing, as: UTF8.self))' is missing")
    }
    return (
      MustacheTag(kind: kind, content: trimmed(content..<end), line: line), end + closing.count
    )
  }

  /// The whole line of a tag, its end included; `nil` where something else stands on it.
  private func lineAround(_ tag: Range<Int>) -> Range<Int>? {
    var start = tag.lowerBound
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    guard isLineStart(start) else { return nil }
    var end = tag.upperBound
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    guard end < bytes.count else { return start..<end }
    return newline(at: end).map { start..<$0 }
  }

  // MARK: - Text

  private mutating func addText(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let lineFeed = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      let end = lineFeed.map { $0 + 1 } ?? range.upperBound
      if isLineStart(start), newline(at: start) == nil { pieces.append(.lineStart) }
      pieces.append(.text(string(start..<end)))
      start = end
    }
  }

  private func isLineStart(_ index: Int) -> Bool {
    index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
  }

  /// The end of the line's end that begins at an index; `nil` where none does.
  private func newline(at index: Int) -> Int? {
    let isReturn = bytes[index] == UInt8(ascii: "\r")
    let lineFeed = index + (isReturn ? 1 : 0)
    guard lineFeed < bytes.count, bytes[lineFeed] == UInt8(ascii: "\n") else { return nil }
    return lineFeed + 1
  }

  private mutating func countedLine(of index: Int) -> Int {
    line += bytes[lineIsCountedTo..<index].count { $0 == UInt8(ascii: "\n") }
    lineIsCountedTo = index
    return line
  }

  private func firstIndex(of delimiter: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
    let last = (end ?? bytes.count) - delimiter.count
    guard start <= last else { return nil }
    return (start...last).first { bytes[$0...].starts(with: delimiter) }
  }

  private func trimmed(_ range: Range<Int>) -> String {
    let text = bytes[range].drop(while: Self.isWhitespace)
    let end = text.lastIndex { !Self.isWhitespace($0) }.map { $0 + 1 } ?? text.startIndex
    return string(text.startIndex..<end)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
