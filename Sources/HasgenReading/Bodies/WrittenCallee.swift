/// The function, initializer or type that a call names.
package enum WrittenCallee {
  /// A path of names, by their indices: `Child`, `Child.init`, `router.show`.
  case path([Int])
  /// A member of the enclosing type, by the index of its name: `self.show`, `self.init`.
  case own(Int)
  /// A member of the superclass: `super.init`.
  case superclass(Int)
  /// An implicit member of the expected type, by the indices of the dot and the name: `.init`.
  case implicit(dot: Int, Int)
  case unknown

  /// Reads the callee before an opening parenthesis; `nil` if the parenthesis begins a tuple.
  package init?(before bracket: Int, in text: BodyText) {
    let last = bracket - 1
    // The parenthesis of a call touches the token before it.
    guard last >= 0, text.tokens[last].end == text.tokens[bracket].start else { return nil }
    switch text.tokens[last].kind {
    case .word:
      if text.isStatementWord(last) { return nil }
      self = Self.callee(endingAt: last, in: text)
    case .operation where text.tokens[last].first == ">":
      let name = text.nameBeforeGenericArguments(endingAt: last)
      self = name.map { Self.callee(endingAt: $0, in: text) } ?? .unknown
    case .operation where !text.tokens[last].isUnwrapping: return nil
    case .operation, .closing, .pound: self = .unknown
    default: return nil
    }
  }

  /// Reads the path whose last name is a token.
  private static func callee(endingAt last: Int, in text: BodyText) -> WrittenCallee {
    var words = [last]
    var first = last
    while first > 0, text.tokens[first - 1].kind == .dot {
      let before = text.beforeUnwrapping(first - 2)
      guard before >= 0 else { break }
      guard let name = text.pathName(endingAt: before) else {
        let isImplicit = words.count == 1 && text.mayPrecedeImplicitMember(before)
        return isImplicit ? .implicit(dot: first - 1, last) : .unknown
      }
      words.insert(name, at: 0)
      first = name
    }
    if first > 0, text.isKeyword(first - 1, "func") || text.tokens[first - 1].begins("@") {
      return .unknown
    }
    guard words.count == 2 else { return .path(words) }
    switch text.text(words[0]) {
    case "self", "Self": return .own(words[1])
    case "super": return .superclass(words[1])
    default: return .path(words)
    }
  }

  /// The name for messages: `Child`, `show`.
  package func name(in text: BodyText) -> String? {
    switch self {
    case .path(let words):
      let names = words.map { text.text($0) }
      return names.last == "init" ? names.dropLast().last : names.last
    case .own(let word), .superclass(let word), .implicit(_, let word):
      let name = text.text(word)
      return name == "init" ? nil : name
    case .unknown: return nil
    }
  }
}

extension BodyText {
  /// The index of the name of a path that ends with a token, with or without generic arguments;
  /// `nil` if there is none.
  fileprivate func pathName(endingAt index: Int) -> Int? {
    let token = tokens[index]
    if token.kind == .word { return isStatementWord(index) ? nil : index }
    guard token.kind == .operation, token.first == ">" else { return nil }
    return nameBeforeGenericArguments(endingAt: index)
  }

  /// True if a value whose type is known is expected behind a token: `=`, `return` or `{`.
  fileprivate func mayPrecedeImplicitMember(_ index: Int) -> Bool {
    tokens[index].isAssignment || isKeyword(index, "return") || tokens[index].begins("{")
  }
}
