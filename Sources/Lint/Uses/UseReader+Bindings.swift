import SwiftBodies
import SwiftOutline
import SwiftProgram

extension UseReader {
  /// The tokens of the innermost declaration around a token, without a function's header.
  func body(around index: Int) -> Range<Int>? {
    guard let place = around(index) else { return nil }
    let tokens = text.indices(in: place.declaration.range)
    switch place.declaration.kind {
    case .func, .`init`, .subscript: break
    default: return tokens
    }
    var next = tokens.lowerBound
    while next < tokens.upperBound {
      let token = text.tokens[next]
      if token.begins("{") { return next..<tokens.upperBound }
      next = token.kind == .opening && token.partner > next ? token.partner + 1 : next + 1
    }
    return tokens
  }

  /// Whether a name may mean something that a body or a function's header declares: it hides what
  /// has the name outside.
  func isLocal(_ name: String, at index: Int) -> Bool {
    var next = map.innermost(at: text.tokens[index].start)
    while let found = next, !map.places[found].declaration.kind.isNominal,
      map.places[found].declaration.kind != .extension
    {
      if map.places[found].declaration.parameters.contains(where: {
        $0.name.withoutBackticks == name
      }) {
        return true
      }
      next = map.places[found].outer
    }
    guard let body = body(around: index), let place = around(index) else { return false }
    return body.contains { other in
      text.tokens[other].kind == .word && other > 0 && text.text(other) == name
        && text.tokens[other].start != place.declaration.nameRange.lowerBound
        && text.isBinding(other)
    }
  }

  /// Whether `self` may be another value than that of the type around: `if let self = other`.
  func isSelfAnother(at index: Int) -> Bool {
    guard let body = body(around: index) else { return false }
    return (body.lowerBound..<max(index, body.lowerBound)).contains { other in
      other > 0 && other + 2 < text.tokens.count && text.isWord(other, "self")
        && (text.isKeyword(other - 1, "let") || text.isKeyword(other - 1, "var"))
        && text.tokens[other + 1].isAssignment
        && !(text.isWord(other + 2, "self") && endsValue(before: other + 3))
    }
  }

  /// Whether a value ends before a token, as far as that is sure.
  func endsValue(before index: Int) -> Bool {
    guard index < text.tokens.count else { return true }
    let token = text.tokens[index]
    switch token.kind {
    case .closing: return true
    case .word, .literal, .pound: return token.isAfterNewline || text.isKeyword(index, "else")
    case .punctuation: return token.begins(",") || token.begins(";")
    case .opening: return token.begins("{") && index > 0 && !token.isAfterNewline
    case .dot, .operation: return false
    }
  }
}

extension BodyText {
  /// Whether a `[` behind the `{` of a closure begins what it captures, and no array: `in` follows,
  /// with parameters and their types before it.
  func isCaptureList(_ bracket: Int) -> Bool {
    guard tokens[bracket].partner > bracket else { return false }
    var next = tokens[bracket].partner + 1
    while next < tokens.count {
      let token = tokens[next]
      if isKeyword(next, "in") { return true }
      if token.kind == .opening, !token.begins("{"), token.partner > next {
        next = token.partner + 1
      } else if token.kind == .word || token.kind == .dot || token.begins(",") || token.begins("@")
        || token.kind == .operation && !token.isAssignment
      {
        // `[dependencies].map`
        if next == tokens[bracket].partner + 1, token.kind != .word, !token.begins("@") {
          return false
        }
        next += 1
      } else {
        return false
      }
    }
    return false
  }

  /// Whether a word names something anew, or may do so: a variable, a parameter, a function or a
  /// type, a part of a pattern, a capture. A label before an argument counts too.
  func isBinding(_ index: Int) -> Bool {
    guard index > 0, tokens[index - 1].kind != .dot else { return false }
    if isClosureParameter(index) { return true }
    switch tokens[index - 1].kind {
    case .word:
      switch text(index - 1) {
      case "let", "var", "func", "case", "for", "struct", "class", "enum", "actor", "protocol",
        "typealias", "await", "weak", "unowned", "inout", "_":
        return true
      default: break
      }
    default: break
    }
    guard index + 1 < tokens.count else { return false }
    if tokens[index + 1].begins(":") { return true }
    let before = tokens[index - 1]
    guard before.begins("(") || before.begins("[") || before.begins(",") else { return false }
    return tokens[index + 1].isAssignment || isInPattern(index)
  }

  /// Whether a word stands in the parentheses of `let (a, b)`, `case let .show(a)` or `for (a, b)`.
  private func isInPattern(_ index: Int) -> Bool {
    var next = index - 1
    while next >= 0 {
      let token = tokens[next]
      if token.kind == .closing {
        guard token.partner >= 0 else { return false }
        next = token.partner - 1
      } else if token.begins("(") {
        var before = next - 1
        while before >= 0, tokens[before].kind == .dot || tokens[before].kind == .word {
          if isKeyword(before, "let") || isKeyword(before, "var") || isKeyword(before, "for") {
            return true
          }
          before -= 1
        }
        next -= 1
      } else if token.kind == .opening || token.begins(";") {
        return false
      } else {
        next -= 1
      }
    }
    return false
  }
}
