import SwiftLexing

/// A source text without the lines that no outline depends on: those inside the bodies of functions
/// and accessors. All others stand where they stood, so that places and quoted lines are the same.
public struct Abridgement: Sendable {
  /// The text, in which the lines that are left out are empty; `nil` for what is no UTF-8.
  public let text: String?

  /// Reads a source text. One that cannot be read to the end keeps all of its lines, as does one whose
  /// lines end otherwise than with a line feed.
  public init(of source: UnsafeBufferPointer<UInt8>) {
    guard let text = String(validating: source, as: UTF8.self), !text.utf8.contains(0) else {
      self.text = nil
      return
    }
    var left: Set<Int> = []
    let read = Outline.read(source, notingBodies: true) { reader in
      reader.read()
      return reader.bodies ?? []
    }
    let lineFeeds = source.count { $0 == UInt8(ascii: "\n") }
    if let (outline, bodies) = read, outline.problems.isEmpty,
      outline.lines.starts.count == lineFeeds + 1
    {
      for body in bodies { left.formUnion(Self.idleLines(of: body, in: source, outline.lines)) }
    }
    guard !left.isEmpty else {
      self.text = text
      return
    }
    self.text = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().map { left.contains($0) ? "" : Substring($1) }.joined(separator: "\n")
  }

  /// The 0-based lines between the braces of a body that nothing depends on; empty for a body that
  /// stands in the lines of its braces, holds a condition, or may hold a type.
  private static func idleLines(
    of body: Range<Int>, in source: UnsafeBufferPointer<UInt8>, _ lines: LineTable
  ) -> Range<Int> {
    let inside = UnsafeBufferPointer(rebasing: source[body.lowerBound + 1..<body.upperBound - 1])
    let first = lines.position(of: body.lowerBound).line
    let last = lines.position(of: body.upperBound - 1).line
    guard last - first > 1, beginsWithLineEnd(inside), endsWithIndentation(inside),
      !inside.contains(UInt8(ascii: "\r")), !mayHoldDeclaration(inside)
    else { return 0..<0 }
    return first..<last - 1
  }

  /// Whether nothing but a comment stands behind the brace in its line.
  private static func beginsWithLineEnd(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let i = text.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return text[i] == UInt8(ascii: "\n") || text[i...].starts(with: Array("//".utf8))
  }

  /// Whether nothing but blanks stand before the closing brace in its line.
  private static func endsWithIndentation(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "\n")
  }

  /// Whether the text has one of the words that begin a type or a condition, be it in a comment.
  private static func mayHoldDeclaration(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var i = 0
    while i < text.count {
      let start = i
      while i < text.count, isWordPart(text[i]) { i += 1 }
      if telling.contains(where: { text[start..<i].elementsEqual($0) }) { return true }
      i += 1
    }
    return false
  }

  private static let telling = [
    "actor", "class", "enum", "struct", "#if", "#elseif", "#else", "#endif",
  ].map { Array($0.utf8) }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "#")
  }
}
