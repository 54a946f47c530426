import SwiftBodies
import SwiftOutline
import SwiftProgram

extension UseReader {
  /// Reads the other names of a property with a wrapper, `_dependencies` and `$dependencies`: what
  /// is done with them is not followed.
  mutating func readStorage(_ name: String, at index: Int) {
    guard name.hasPrefix("_") || name.hasPrefix("$"), !app.names.contains(name) else { return }
    let property = String(name.dropFirst())
    guard app.names.contains(property) else { return }
    let base = HolderExpression(endingAt: index, in: text).base
    for candidate in candidates(for: property, at: index, base: base) {
      addEscape(of: candidate.type, at: index)
    }
  }

  /// Reads the names that an accessor has for a value: `oldValue`, `newValue`, `set(value)`.
  mutating func readAccessor(_ name: String, at index: Int) {
    switch name {
    case "oldValue", "newValue":
      guard let type = typeOfProperty(around: index) else { return }
      addLocal(name, Candidate(type: type, isSure: true), at: index)
    case "set", "didSet", "willSet":
      guard index + 3 < text.tokens.count, text.tokens[index + 1].begins("("),
        text.tokens[index + 2].kind == .word, text.tokens[index + 3].begins(")"),
        let type = typeOfProperty(around: index)
      else { return }
      addLocal(text.text(index + 2), Candidate(type: type, isSure: true), at: index)
    default: break
    }
  }

  private func typeOfProperty(around index: Int) -> HeldType? {
    guard let place = around(index), place.declaration.isProperty,
      let type = place.declaration.type
    else { return nil }
    return app.index.types.held(type, in: place.scope, place.generics)
  }
}
