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
    var last = bracket - 1
    guard last >= 0 else { return nil }
    let token = text.tokens[last]
    // The parenthesis of a call touches the token before it.
    let isAdjacent = token.end == text.tokens[bracket].start
    switch token.kind {
    case .word where isAdjacent && !text.isStatementWord(last): break
    case .operation where isAdjacent && token.first == UInt8(ascii: ">"):
      guard let name = text.nameBeforeGenericArguments(endingAt: last) else {
        self = .unknown
        return
      }
      last = name
    case .closing where isAdjacent, .pound where isAdjacent:
      self = .unknown
      return
    case .operation where isAdjacent && token.isUnwrapping:
      self = .unknown
      return
    default:
      return nil
    }
    var words = [last]
    var first = last
    while first > 0, text.tokens[first - 1].kind == .dot {
      let before = text.beforeUnwrapping(first - 2)
      guard before >= 0 else { break }
      if text.tokens[before].kind == .word, !text.isStatementWord(before) {
        words.insert(before, at: 0)
        first = before
      } else if text.tokens[before].kind == .operation,
        text.tokens[before].first == UInt8(ascii: ">"),
        let name = text.nameBeforeGenericArguments(endingAt: before)
      {
        words.insert(name, at: 0)
        first = name
      } else {
        let isImplicit =
          words.count == 1
          && (text.tokens[before].isAssignment || text.isKeyword(before, "return")
            || text.tokens[before].begins("{"))
        self = isImplicit ? .implicit(dot: first - 1, last) : .unknown
        return
      }
    }
    if first > 0, text.isKeyword(first - 1, "func") || text.tokens[first - 1].begins("@") {
      self = .unknown
      return
    }
    guard words.count == 2 else {
      self = .path(words)
      return
    }
    switch text.text(words[0]) {
    case "self", "Self": self = .own(words[1])
    case "super": self = .superclass(words[1])
    default: self = .path(words)
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
