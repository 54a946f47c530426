import SwiftReading
import SwiftProgram

/// Where the value of an expression goes.
enum Destination {
  /// Nothing is done with it.
  case nowhere
  /// Somebody takes it as one of some types.
  case held([HeldType], called: String?)
  case unknown
}

extension UseReader {
  /// Where the value of an expression goes that stands among all that is open.
  mutating func destination(of tokens: Range<Int>, holding value: Candidate) -> Destination {
    destination(of: tokens, holding: value, inside: openBrackets[...])
  }

  private mutating func destination(
    of tokens: Range<Int>, holding value: Candidate, inside open: ArraySlice<Int>
  ) -> Destination {
    let next = tokens.upperBound
    let before = tokens.lowerBound - 1
    // A pattern compares by '~=', which may ask for anything.
    guard before >= 0, !text.isKeyword(before, "case") else { return .unknown }
    if isComparison(at: next) || isAssignedTo(before: next, open) { return .nowhere }
    guard endsExpression(before: next) else {
      return value.isSure || !isOperand(before: next) ? .unknown : .nowhere
    }
    // No sequence: `for x in y.z {`. Of a closure's parameter, what it returns stands there.
    if !value.isSure, text.isKeyword(before, "in"), next < text.tokens.count,
      text.tokens[next].begins("{")
    {
      return .nowhere
    }
    if let bracket = open.last, text.tokens[bracket].begins("[") {
      return captured(before: before, holding: value, bracket)
    }
    if text.tokens[before].isAssignment { return assigned(before, holding: value, next: next) }
    if text.isKeyword(before, "return") || open.last == before {
      if let bracket = open.last, text.tokens[bracket].begins("{") {
        return returned(from: bracket, isWhole: open.last != before || isClosing(next, bracket))
      }
    }
    guard let bracket = open.last, text.tokens[bracket].begins("(") else { return .unknown }
    return passed(tokens, holding: value, before: before, bracket, inside: open.dropLast())
  }

  /// Whether something is put in the place of a value.
  private func isAssignedTo(before index: Int, _ open: ArraySlice<Int>) -> Bool {
    guard index < text.tokens.count, text.tokens[index].isAssignment else { return false }
    return open.last.map { text.tokens[$0].begins("{") } ?? true
  }

  private func isClosing(_ index: Int, _ bracket: Int) -> Bool {
    text.tokens[bracket].partner == index
  }

  private func isComparison(at index: Int) -> Bool {
    guard index + 1 < text.tokens.count, text.tokens[index].kind == .operation else { return false }
    let token = text.tokens[index]
    return token.end == token.start + 2
      && (text.text(index) == "==" || text.text(index) == "!=") && text.isWord(index + 1, "nil")
  }

  /// Whether an expression ends before a token.
  private func endsExpression(before index: Int) -> Bool {
    guard index < text.tokens.count else { return true }
    let token = text.tokens[index]
    switch token.kind {
    case .closing: return true
    case .punctuation: return token.begins(",") || token.begins(";")
    case .opening: return token.begins("{") || token.isAfterNewline
    case .word:
      // `as` may stand on the next line.
      return token.isAfterNewline && !text.isKeyword(index, "as") && !text.isKeyword(index, "is")
        || text.isKeyword(index, "else")
    case .pound, .literal: return token.isAfterNewline
    case .dot, .operation: return false
    }
  }

  /// Whether what stands before a token is called, indexed, or an operand of an operator that takes
  /// no dependencies: then it is no composition, but something else of that name.
  private func isOperand(before index: Int) -> Bool {
    let token = text.tokens[index]
    if token.kind == .opening { return !token.begins("{") }
    guard token.kind == .operation else { return false }
    let name = text.text(index)
    return ["==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "&&", "||", "+=", "-="]
      .contains(name) && !app.operators.contains(name)
  }

  /// A value in a list of captures, `[dependencies]`; anywhere else between `[` and `]` it is kept.
  private mutating func captured(
    before index: Int, holding value: Candidate, _ bracket: Int
  ) -> Destination {
    guard text.isCaptureList(bracket) else { return .unknown }
    guard text.tokens[index].isAssignment else { return .nowhere }
    addLocal(text.text(index - 1), value, at: index)
    return .nowhere
  }

  /// A value behind `=`.
  private mutating func assigned(
    _ equals: Int, holding value: Candidate, next: Int
  ) -> Destination {
    let last = equals - 1
    guard last >= 0 else { return .unknown }
    if let variable = text.variable(typedBefore: equals) {
      let written = text.typeText(from: variable + 2, to: equals)
      let place = around(equals)
      guard let syntax = TypeSyntax(parsing: written), let place,
        let held = app.index.types.held(syntax, in: place.scope, place.generics)
      else { return .unknown }
      addLocal(text.text(variable), Candidate(type: held, isSure: value.isSure), at: equals)
      return .held([held], called: nil)
    }
    guard text.tokens[last].kind == .word else { return .unknown }
    let name = text.text(last)
    if name == "_" { return .nowhere }
    let isDeclared =
      last > 0 && (text.isKeyword(last - 1, "let") || text.isKeyword(last - 1, "var"))
    if isDeclared {
      // A property without a type is not followed.
      guard isInsideFunction(equals) else { return .unknown }
      addLocal(name, value, at: equals)
      return .nowhere
    }
    let target = HolderExpression(endingAt: last, in: text)
    switch target.base {
    case .other, .keyPath: return .unknown
    case .none, .own, .path: break
    }
    if case .none = target.base, isVariable(name, around: last) { return .unknown }
    let found = candidates(for: name, at: last, base: target.base)
    // Of a value of an unknown type, the property may be another one.
    guard !found.isEmpty, found.allSatisfy(\.isSure) else { return .unknown }
    return .held(found.map(\.type), called: nil)
  }

  /// Whether a token stands in a body, and not in a property's initial value.
  private func isInsideFunction(_ index: Int) -> Bool {
    guard let place = around(index) else { return false }
    switch place.declaration.kind {
    case .func, .`init`, .subscript: return true
    // In the body of a getter, an observer or a closure.
    case .var, .let:
      return openBrackets.last.map {
        text.tokens[$0].start >= place.declaration.range.lowerBound
      } ?? false
    // `deinit` is no declaration of an outline.
    default:
      return openBrackets.last.map { bracket in
        text.tokens[bracket].begins("{") && bracket > 0 && !isBody(bracket, of: place)
      } ?? false
    }
  }

  /// A value that a body returns.
  private func returned(from bracket: Int, isWhole: Bool) -> Destination {
    guard isWhole, let place = around(bracket), let type = place.declaration.type else {
      return .unknown
    }
    guard isBody(bracket, of: place),
      let held = app.index.types.held(type, in: place.scope, place.generics)
    else {
      return .unknown
    }
    return .held([held], called: place.declaration.baseName)
  }

  /// A value between parentheses: an argument, or an element of a tuple.
  private mutating func passed(
    _ tokens: Range<Int>, holding value: Candidate, before: Int, _ bracket: Int,
    inside open: ArraySlice<Int>
  ) -> Destination {
    var label: String?
    if text.tokens[before].begins(":") {
      guard before >= 2, text.tokens[before - 1].kind == .word,
        before - 2 == bracket || text.tokens[before - 2].begins(",")
      else { return .unknown }
      label = text.text(before - 1)
    } else if before != bracket, !text.tokens[before].begins(",") {
      return .unknown
    }
    let position = text.position(of: before, in: bracket)
    if let callee = Callee(before: bracket, in: text) {
      let argument = CalleeFinder.Argument(
        label: label, position: position.unlabelled, labels: text.labels(in: bracket))
      guard let held = parameters(of: callee, argument, at: bracket) else { return .unknown }
      return .held(held, called: callee.name(in: text))
    }
    let partner = text.tokens[bracket].partner
    guard partner > bracket else { return .unknown }
    // What a tuple is made for has an element for each of its parts.
    let whole = destination(
      of: bracket..<partner + 1, holding: Candidate(type: .tuple([]), isSure: value.isSure),
      inside: open)
    guard case .held(let targets, let name) = whole else { return .unknown }
    let elements = targets.map { $0.element(named: label ?? String(position.all)) }
    guard elements.allSatisfy({ $0 != nil }) else { return .unknown }
    return .held(elements.compactMap(\.self), called: name)
  }
}
