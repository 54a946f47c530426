import SwiftReading

/// An expression that ends with the name of something that may hold dependencies.
struct HolderExpression {
  /// What stands before the name.
  enum Base {
    case none
    /// `self`, `Self` or `super`.
    case own
    /// A path of plain names, by their indices: `model.dependencies`, `App.shared.dependencies`.
    case path([Int])
    /// A key path whose type is not written, by its backslash: `\.dependencies`.
    case keyPath(Int)
    /// A call, anything else.
    case other
  }

  /// The index of its first token.
  let first: Int
  let base: Base

  init(endingAt index: Int, in text: BodyText) {
    guard index > 0, text.tokens[index - 1].kind == .dot else {
      first = index
      // `\.?.dependencies`
      let isBehindChain =
        index > 0 && text.tokens[index - 1].kind == .operation
        && text.text(index - 1).contains { "?!".contains($0) }
        && text.text(index - 1).hasSuffix(".")
      base = isBehindChain ? .other : .none
      return
    }
    if index > 1, text.tokens[index - 2].begins("\\") {
      first = index - 2
      base = .keyPath(index - 2)
      return
    }
    first = text.expressionStart(of: index)
    var names: [Int] = []
    var before = text.beforeUnwrapping(index - 2)
    while before >= first, text.tokens[before].kind == .word {
      names.insert(before, at: 0)
      guard before > first, text.tokens[before - 1].kind == .dot else { break }
      before = text.beforeUnwrapping(before - 2)
    }
    guard names.first == first else {
      base = .other
      return
    }
    switch text.text(first) {
    case "self", "Self", "super": base = names.count == 1 ? .own : .path(names)
    default: base = .path(names)
    }
  }
}
