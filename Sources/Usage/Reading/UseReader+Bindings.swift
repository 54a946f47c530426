import SwiftReading
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

  /// Whether a generic parameter is declared here: `<D: HasClock>` behind the name of a declaration.
  func isGenericParameter(_ index: Int) -> Bool {
    guard let place = around(index), index > 0, index + 1 < text.tokens.count else { return false }
    let before = text.tokens[index - 1]
    let next = text.tokens[index + 1]
    guard before.begins("<") || before.begins(",") || text.isKeyword(index - 1, "each"),
      next.begins(":") || next.begins(",") || next.begins(">")
    else { return false }
    let name = place.declaration.nameRange.upperBound
    return text.tokens[index].start >= name
      && text.indices(in: name..<text.tokens[index].start).allSatisfy {
        !text.tokens[$0].begins("{") && !text.tokens[$0].begins("(")
      }
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
      other > 0 && text.isWord(other, name)
        && text.tokens[other].start != place.declaration.nameRange.lowerBound
        && text.isBinding(other)
    }
  }

  /// Whether the body around a token declares a variable of a name that can be set.
  func isVariable(_ name: String, around index: Int) -> Bool {
    guard let body = body(around: index) else { return false }
    return body.contains { other in
      other > 0 && text.isWord(other, name)
        && (text.isKeyword(other - 1, "var") || text.isKeyword(other - 1, "let")
          || text.tokens[other - 1].begins(",") && text.isBinding(other)
          || text.isWord(other + 2, "inout"))
    }
  }

  /// Whether `self` may be another value than that of the type around: `if let self = other`.
  func isSelfAnother(at index: Int) -> Bool {
    guard let body = body(around: index) else { return false }
    return (body.lowerBound..<max(index, body.lowerBound)).contains { other in
      other > 0 && other + 2 < text.tokens.count && text.tokens[other + 1].isAssignment
        && text.isWord(other, "self")
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
