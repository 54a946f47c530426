/// The place in a type's body for a new stored property, and how the text around it looks.
package struct MemberInsertion: Sendable {
  /// The bytes that the new text replaces: mostly none.
  package let range: Range<Int>
  private let head: String
  private let tail: String

  /// Finds the place behind a property, or behind the opening brace.
  ///
  /// `nil` where the text is not what the declarations were read from: a brace is missing.
  ///
  /// - Parameters:
  ///   - neighbour: The stored property that the new one follows; `nil` for none.
  ///   - bytes: The text of the file.
  package init?(into type: Declaration, behind neighbour: Declaration?, in bytes: [UInt8]) {
    let closing = type.range.upperBound - 1
    guard type.range.upperBound <= bytes.count, closing >= type.nameRange.upperBound,
      bytes[closing] == UInt8(ascii: "}"),
      let opening = BodyText.openingBrace(in: bytes, type.nameRange.upperBound..<closing)
    else { return nil }
    let text = BodyText(bytes: bytes, opening: opening, closing: closing)
    if let neighbour {
      guard neighbour.range.lowerBound > opening, neighbour.range.upperBound <= closing else {
        return nil
      }
      (range, head, tail) = text.place(behind: neighbour, in: type)
    } else {
      (range, head, tail) = text.place(atBeginningOf: type)
    }
  }

  /// The text that a property on one line becomes at the place.
  package func text(of property: String) -> String { head + property + tail }
}

/// The text of a type's body.
private struct BodyText {
  typealias Place = (range: Range<Int>, head: String, tail: String)

  let bytes: [UInt8]
  /// The offsets of the braces.
  let opening: Int
  let closing: Int

  // MARK: Places

  func place(behind neighbour: Declaration, in type: Declaration) -> Place {
    let end = neighbour.range.upperBound
    let rest = restOfLine(from: end)
    if rest.endsLine {
      let first = firstPart(of: neighbour, in: type)
      let isFirstOfLine = lineStart(before: first) > opening
      let indentation = isFirstOfLine ? self.indentation(at: first) : innerIndentation(of: type)
      let isApart = areApart(
        type.members.filter { $0.isStoredInstanceProperty && $0.conditions == type.conditions })
      let head = (isApart ? lineEnd + lineEnd : lineEnd) + indentation
      return (rest.end..<rest.end, head, "")
    }
    let isLast = rest.end == closing
    if let semicolon = rest.semicolon {
      return (semicolon + 1..<semicolon + 1, " ", isLast ? "" : ";")
    }
    return (end..<end, "; ", isLast ? "" : ";")
  }

  func place(atBeginningOf type: Declaration) -> Place {
    let start = opening + 1
    guard bytes[start..<closing].contains(where: { !$0.isSpaceOrBreak }) else {
      let head = lineEnd + innerIndentation(of: type)
      return (start..<closing, head, lineEnd + indentation(at: type.range.lowerBound))
    }
    let rest = restOfLine(from: start)
    guard rest.endsLine else { return (start..<start, " ", ";") }
    let head = lineEnd + innerIndentation(of: type)
    let isFollowed = type.members.first.map { !hasEmptyLine(rest.end..<$0.range.lowerBound) }
    return (rest.end..<rest.end, head, isFollowed == true ? lineEnd : "")
  }

  /// The rest of a line behind an offset.
  ///
  /// - Returns: Where the line ends if nothing but comments and a semicolon follow, else where the
  ///   next token begins; and the offset of the semicolon.
  private func restOfLine(from start: Int) -> (end: Int, endsLine: Bool, semicolon: Int?) {
    var index = start
    var semicolon: Int?
    while index < closing {
      let byte = bytes[index]
      if byte.isBreak { return (index, true, semicolon) }
      if let end = Self.commentEnd(in: bytes, at: index, before: closing) {
        index = end
      } else if byte == UInt8(ascii: ";"), semicolon == nil {
        semicolon = index
        index += 1
      } else if byte.isSpaceOrBreak {
        index += 1
      } else {
        break
      }
    }
    return (index, false, semicolon)
  }

  /// The start of the first variable of a declaration with several: `a` of `let a, b: Int`.
  private func firstPart(of neighbour: Declaration, in type: Declaration) -> Int {
    var start = neighbour.range.lowerBound
    for other in type.members.reversed()
    where other.storage != nil && other.range.upperBound <= start {
      let between = bytes[other.range.upperBound..<start].filter { !$0.isSpaceOrBreak }
      guard between == [UInt8(ascii: ",")] else { break }
      start = other.range.lowerBound
    }
    return start
  }

  /// Whether an empty line stands between each two of several members.
  private func areApart(_ members: [Declaration]) -> Bool {
    guard members.count > 1 else { return false }
    return zip(members, members.dropFirst()).allSatisfy {
      $0.range.upperBound <= $1.range.lowerBound
        && hasEmptyLine($0.range.upperBound..<$1.range.lowerBound)
    }
  }

  private func hasEmptyLine(_ range: Range<Int>) -> Bool {
    var isEmpty = false
    for byte in bytes[range] {
      if byte == UInt8(ascii: "\n") {
        if isEmpty { return true }
        isEmpty = true
      } else if !byte.isSpaceOrBreak {
        isEmpty = false
      }
    }
    return false
  }

  // MARK: Indentation and line ends

  /// The line end of the text.
  private var lineEnd: String {
    guard let first = bytes.firstIndex(where: \.isBreak) else { return "\n" }
    guard bytes[first] == UInt8(ascii: "\r") else { return "\n" }
    return first + 1 < bytes.count && bytes[first + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  private func lineStart(before offset: Int) -> Int {
    bytes[..<offset].lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
  }

  /// The space at the beginning of a line.
  private func indentation(at offset: Int) -> String {
    let line = bytes[lineStart(before: offset)..<offset]
    return String(decoding: line.prefix(while: \.isSpace), as: UTF8.self)
  }

  private func innerIndentation(of type: Declaration) -> String {
    let member = type.members.first {
      $0.conditions == type.conditions && lineStart(before: $0.range.lowerBound) > opening
    }
    if let member {
      return indentation(at: member.range.lowerBound)
    }
    return indentation(at: type.range.lowerBound) + Indentation(of: bytes).unit
  }

  // MARK: Tokens

  /// The first brace that is in no comment and no raw identifier.
  static func openingBrace(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "{") { return index }
      if let end = commentEnd(in: bytes, at: index, before: range.upperBound) {
        index = end
      } else if bytes[index] == UInt8(ascii: "`"),
        let end = bytes[(index + 1)..<range.upperBound].firstIndex(of: UInt8(ascii: "`"))
      {
        index = end + 1
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The end of the comment that begins at an offset; `nil` where none does. The line break behind
  /// a comment of one line is no part of it.
  private static func commentEnd(in bytes: [UInt8], at start: Int, before limit: Int) -> Int? {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    guard start + 1 < limit, bytes[start] == slash else { return nil }
    if bytes[start + 1] == slash {
      return bytes[start..<limit].firstIndex(where: \.isBreak) ?? limit
    }
    guard bytes[start + 1] == star else { return nil }
    var depth = 0
    var index = start
    while index + 1 < limit {
      if bytes[index] == slash, bytes[index + 1] == star {
        depth += 1
        index += 2
      } else if bytes[index] == star, bytes[index + 1] == slash {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return limit
  }
}

extension Declaration {
  /// Whether the declaration is a property that each value of a type keeps.
  package var isStoredInstanceProperty: Bool {
    guard let kind = storage?.kind, kind == .stored || kind == .lazy else { return false }
    return !modifiers.contains("static") && !modifiers.contains("class")
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var isBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isSpaceOrBreak: Bool { isSpace || isBreak }
}
