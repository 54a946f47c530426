import SwiftReading
import SwiftProgram

/// The types of what closures and key paths are about that are passed to the methods of a list.
extension UseReader {
  /// The methods of a list that hand each element, and nothing else, to a closure or a key path.
  private static let methods: Set<String> = [
    "map", "compactMap", "flatMap", "forEach", "filter", "contains", "allSatisfy", "first", "last",
    "sorted", "min", "max", "drop", "prefix", "partition", "removeAll", "firstIndex", "lastIndex",
  ]

  /// The type of the elements of a list to whose method the innermost closure, or the key path that
  /// begins with a token, is passed; `nil` where that is not written.
  func typeOfElement(ofKeyPathAt backslash: Int? = nil) -> SymbolID? {
    var before: Int
    if let backslash {
      guard let bracket = openBrackets.last, text.tokens[bracket].begins("("),
        bracket == backslash - 1
      else { return nil }
      before = bracket - 1
    } else {
      guard let brace = openBrackets.last(where: { text.tokens[$0].begins("{") }) else {
        return nil
      }
      before = brace - 1
      while before > 0, text.tokens[before].begins("(") || text.tokens[before].begins(":") {
        // `first(where: {`
        before -= text.tokens[before].begins(":") ? 2 : 1
      }
    }
    guard before >= 2, text.tokens[before].kind == .word,
      Self.methods.contains(text.text(before)), text.tokens[before - 1].kind == .dot
    else { return nil }
    let last = text.beforeUnwrapping(before - 2)
    guard last >= 0, text.tokens[last].kind == .word else { return nil }
    let first = text.pathStart(of: last)
    guard first == text.expressionStart(of: last) else { return nil }
    let path = Array(stride(from: first, through: last, by: 2))
    guard let (type, scope) = writtenType(ofPath: path),
      case .array(let element) = type.withoutOptional,
      case .symbol(let id) = symbol(element, in: scope)
    else { return nil }
    return id
  }

  /// The type of a parameter or property at the end of a path of names, as it is written.
  private func writtenType(ofPath names: [Int]) -> (type: TypeSyntax, scope: Scope)? {
    guard let last = names.last else { return nil }
    let owner: SymbolID?
    if names.count == 1 {
      if let parameter = writtenParameter(text.text(last), at: last) { return parameter }
      owner = around(last)?.owner
    } else {
      switch type(ofPath: Array(names.dropLast())) {
      case .own: owner = around(last)?.owner
      case .symbol(let id): owner = id
      case .unknown: owner = nil
      }
    }
    guard let owner, let property = app.property(text.text(last), owner),
      let type = property.type
    else { return nil }
    return (type, property.scope)
  }

  private func writtenParameter(
    _ name: String, at index: Int
  ) -> (type: TypeSyntax, scope: Scope)? {
    var next = map.innermost(at: text.tokens[index].start)
    while let found = next {
      let place = map.places[found]
      if let parameter = place.declaration.parameters.first(where: {
        $0.name.withoutBackticks == name
      }) {
        return (parameter.type, place.scope)
      }
      next = place.outer
    }
    return nil
  }
}
