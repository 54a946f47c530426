import HasgenProgram
import HasgenReading

/// The destination of the value of an expression.
enum Destination {
  /// The value is not used.
  case nothing
  /// A constant without a written type, and the token after which the constant exists.
  case constant(String, Int)
  /// A holder or parameter with one of these types, and the name of the receiver.
  case types([HeldType], String?)
  case escape
}

extension UseReader {
  /// Returns the destination of the expression in a range of tokens.
  mutating func destination(of tokens: Range<Int>) -> Destination {
    let next = tokens.upperBound
    let before = tokens.lowerBound - 1
    guard before >= 0, !text.isKeyword(before, "case") else { return .escape }
    if isComparedWithNil(next) || isAssigned(next) { return .nothing }
    guard endsValue(before: next), let bracket = open.last else { return .escape }
    // Outside of a condition, the brace may begin a trailing closure.
    let isCondition = text[before].isAssignment
    if text.token(next)?.begins("{") == true, !isCondition { return .escape }
    if text[bracket].begins("[") {
      guard text.isCaptureList(bracket) else { return .escape }
      guard text[before].isAssignment else { return .nothing }
      return .constant(text.text(before - 1), text[bracket].partner)
    }
    if text[before].isAssignment { return assigned(before) }
    if text[bracket].begins("(") { return passed(before: before, in: bracket) }
    let isWhole = bracket == before && text[bracket].partner == next
    return isWhole || text.isKeyword(before, "return") ? returned(from: bracket) : .escape
  }

  private func isComparedWithNil(_ index: Int) -> Bool {
    text.isWord(index + 1, "nil") && ["==", "!="].contains(text.text(index))
  }

  /// True if code assigns to the value: `name = …`.
  private func isAssigned(_ index: Int) -> Bool {
    guard text.token(index)?.isAssignment == true else { return false }
    return open.last.map { text[$0].begins("{") } != false
  }

  /// The destination of a value after `=`.
  private mutating func assigned(_ equals: Int) -> Destination {
    guard equals > 1 else { return .escape }
    if let variable = text.variable(typedBefore: equals) {
      let written = text.typeText(from: variable + 2, to: equals)
      guard let type = TypeSyntax(parsing: written),
        let held = app.types.held(type, in: scope(at: equals))
      else { return .escape }
      if !isProperty(variable) {
        addLocal(text.text(variable), [sure(held)], at: equals)
      }
      return .types([held], nil)
    }
    let last = equals - 1
    guard text[last].kind == .word else { return .escape }
    let name = text.text(last)
    if name == "_" { return .nothing }
    if text.isKeyword(last - 1, "let") || text.isKeyword(last - 1, "var") {
      let isWrapped = last > 2 && text[last - 3].begins("@")
      return isProperty(last) || isWrapped ? .escape : .constant(name, equals)
    }
    let first = text.expressionStart(of: last)
    let found = candidates(for: name, at: last, from: first)
    let isVariable =
      first == last && locals(named: name, at: last).isEmpty
      && !bindings(of: name, at: last).isEmpty
    guard !found.isEmpty, found.allSatisfy(\.isSure), !isVariable else { return .escape }
    return .types(found.map(\.type), nil)
  }

  /// True if a token is the name of a property, and not of a constant in a body.
  private func isProperty(_ name: Int) -> Bool {
    guard let declaration = around(name).first?.declaration else { return false }
    return declaration.isProperty && declaration.nameRange.lowerBound == text[name].start
  }

  /// The destination of a value that the body of a computed property returns.
  private func returned(from bracket: Int) -> Destination {
    let partner = text[bracket].partner
    guard partner > 0, let entry = around(bracket).first, let type = entry.declaration.type,
      entry.declaration.storage?.kind == .computed,
      text[partner].end == entry.declaration.range.upperBound,
      let held = app.types.held(type, in: entry.scope)
    else { return .escape }
    return .types([held], entry.declaration.baseName)
  }

  /// The destination of an argument.
  private func passed(before: Int, in bracket: Int) -> Destination {
    let start = text[before].begins(":") ? before - 2 : before
    guard start == bracket || text[start].begins(","),
      let callee = WrittenCallee(before: bracket, in: text), !isInLocalType(bracket),
      let types = parameters(
        of: callee,
        CalleeIndex.Argument(
          index: text.position(of: before, in: bracket), labels: text.labels(in: bracket)),
        at: bracket)
    else { return .escape }
    return .types(types, callee.name(in: text))
  }

  /// Returns the types of the parameters that may take an argument; `nil` if the callee is not
  /// known.
  private func parameters(
    of callee: WrittenCallee, _ argument: CalleeIndex.Argument, at index: Int
  ) -> [HeldType]? {
    let path: [Int]
    switch callee {
    case .path(let words): path = words
    case .own(let word): path = [word - 2, word]
    case .superclass(let word):
      guard text.text(word) == "init", let owner = around(word).first?.owner,
        let superclass = table.superclasses(of: owner).first,
        !table.supertypeClosure(of: owner).hasUnreadParents
      else { return nil }
      return app.callees.ofInitializer(of: superclass, argument)
    case .implicit, .unknown: return nil
    }
    guard let first = path.first, let last = path.last else { return nil }
    let name = text.text(last)
    let scope = scope(at: index)
    let isHidden = isHidden(first)
    func type(_ path: [Int]) -> SymbolID? {
      isHidden ? nil : nominal(.name(typeName(path)), in: scope)
    }
    let base = Array(path.dropLast())
    if name == "init" {
      let owner = type(base) ?? self.type(ofPath: base)
      return owner.flatMap { app.callees.ofInitializer(of: $0, argument) }
    }
    if let id = type(path) { return app.callees.ofInitializer(of: id, argument) }
    guard path.count > 1 else {
      let owner = around(first).first?.owner
      return isHidden ? nil : app.callees.ofFunction(name, from: owner, in: scope, argument)
    }
    let owner = self.type(ofPath: base) ?? type(base)
    return owner.flatMap { app.callees.ofFunction(name, of: $0, argument) }
  }

  /// True if a local name, a property or a parameter hides the type or function of a name.
  private func isHidden(_ index: Int) -> Bool {
    let name = text.text(index)
    let around = around(index)
    let isBound = !bindings(of: name, at: index).isEmpty
    if isBound || app.callees.isProperty(name, from: around.first?.owner) { return true }
    return around.prefix { !$0.isType }.contains { $0.declaration.parameter(named: name) != nil }
  }
}
