import SwiftReading
import SwiftProgram

extension UseReader {
  /// Adds what setters and observers of a property name: `newValue`, `oldValue`, `value` of
  /// `set(value)`.
  mutating func readAccessor(_ name: String, at index: Int) {
    let variable: (name: String, index: Int)
    switch name {
    case "newValue", "oldValue": variable = (name, index)
    case "set", "willSet", "didSet":
      guard index + 3 < text.tokens.count, text.tokens[index + 1].begins("("),
        text.tokens[index + 2].kind == .word, text.tokens[index + 3].begins(")")
      else { return }
      variable = (text.text(index + 2), index + 2)
    default: return
    }
    guard let place = around(index), place.declaration.isProperty,
      let type = place.declaration.type,
      let held = app.index.types.held(type, in: place.scope, place.generics)
    else { return }
    let isKnown = localMeanings(of: variable.name, at: index).contains { $0.type.keys == held.keys }
    if !isKnown { addLocal(variable.name, Candidate(type: held, isSure: true), at: variable.index) }
  }
}
