import SwiftReading
import SwiftProgram

extension UseReader {
  /// The type that is expected of the expression that begins with a token: of `.init(…)`, the
  /// variable's, the property's or the function's; `nil` where it is not written.
  func expectedType(before index: Int, in scope: Scope) -> SymbolID? {
    let before = index - 1
    guard before > 0 else { return nil }
    if text.tokens[before].isAssignment { return typeOfTarget(before, in: scope) }
    // What a body returns, be it of a getter.
    guard let place = around(index), let type = place.declaration.type,
      let bracket = openBrackets.dropLast().last, text.tokens[bracket].begins("{"),
      text.isKeyword(before, "return") || before == bracket, isBody(bracket, of: place)
    else { return nil }
    return nominal(type, in: place.scope)
  }

  /// Whether a brace begins the body of a function or of a getter.
  func isBody(_ bracket: Int, of place: CodeMap.Place) -> Bool {
    let partner = text.tokens[bracket].partner
    // A closure in the value of a property is none.
    if place.declaration.isProperty,
      (text.indices(in: place.declaration.range).lowerBound..<bracket).contains(where: {
        text.tokens[$0].isAssignment
      })
    {
      return false
    }
    return partner >= 0 && text.tokens[partner].end == place.declaration.range.upperBound
      || bracket > 0 && text.isWord(bracket - 1, "get") && place.declaration.isProperty
        && text.tokens[bracket].partner >= 0
        && text.index(atOrBehind: place.declaration.range.upperBound) - 1
          == openBrackets.last(where: { $0 < bracket }).map { text.tokens[$0].partner }
  }

  /// The type of what stands before `=`.
  private func typeOfTarget(_ equals: Int, in scope: Scope) -> SymbolID? {
    if let variable = text.variable(typedBefore: equals) {
      return TypeSyntax(parsing: text.typeText(from: variable + 2, to: equals))
        .flatMap { nominal($0, in: scope) }
    }
    guard text.tokens[equals - 1].kind == .word else { return nil }
    switch HolderExpression(endingAt: equals - 1, in: text).base {
    case .none:
      if case .symbol(let id) = type(ofVariableAt: equals - 1) { return id }
      return nil
    case .own:
      guard let owner = around(equals)?.owner,
        let property = app.property(text.text(equals - 1), owner)
      else { return nil }
      return property.type.flatMap { nominal($0, in: property.scope) }
    case .path, .keyPath, .other:
      return nil
    }
  }

  private func nominal(_ type: TypeSyntax, in scope: Scope) -> SymbolID? {
    guard case .name(let name) = type.withoutOptional else { return nil }
    return app.callees.type(name, in: scope)
  }
}
