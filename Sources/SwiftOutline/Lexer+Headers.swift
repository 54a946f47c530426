/// The parts of declarations' headers.
extension Lexer {
  /// Reads `<T: P, each U, let n: Int>`, if it is there; without the angle brackets.
  mutating func readGenericParameters() -> String? {
    guard current == UInt8(ascii: "<") else { return nil }
    advance(to: at + 1)
    var parts: [String] = []
    while current != UInt8(ascii: ">") {
      guard let part = readGenericParameter() else { return nil }
      parts.append(part)
      if current == UInt8(ascii: ",") {
        advance(to: at + 1)
      } else if current != UInt8(ascii: ">") {
        failInBracket("',' or '>'")
        return nil
      }
    }
    advance(to: at + 1)
    return parts.joined(separator: ", ")
  }

  private mutating func readGenericParameter() -> String? {
    var words: [String] = []
    while current == UInt8(ascii: "@") {
      guard let attribute = readAttribute() else { return nil }
      words.append(attribute.text)
    }
    while isAtWord {
      let start = at
      let stop = wordEnd(from: start)
      if stop < 0 { return nil }
      words.append(text(start, stop))
      advance(to: stop)
    }
    guard !words.isEmpty else {
      failMissing("a name")
      return nil
    }
    let name = words.joined(separator: " ")
    guard current == UInt8(ascii: ":") else { return name }
    advance(to: at + 1)
    guard let type = TypeReader.read(&self) else { return nil }
    return "\(name): \(type)"
  }

  /// Reads `: A, B & C`, if it is there.
  mutating func readInheritance() -> [TypeSyntax] {
    var types: [TypeSyntax] = []
    guard current == UInt8(ascii: ":") else { return types }
    repeat {
      advance(to: at + 1)
      guard let type = TypeReader.read(&self) else { break }
      types.append(type)
    } while current == UInt8(ascii: ",")
    return types
  }

  /// Reads `where T: P, U == Int`, if it is there; without the word.
  mutating func readWhereClause() -> String? {
    guard isAtWord("where") else { return nil }
    advance(to: at + 5)
    var parts: [String] = []
    repeat {
      if !parts.isEmpty { advance(to: at + 1) }
      guard let subject = TypeReader.read(&self) else { return nil }
      let isSame = current == UInt8(ascii: "=") && byte(at + 1) == UInt8(ascii: "=")
      guard isSame || current == UInt8(ascii: ":") else {
        failMissing("':' or '=='")
        return nil
      }
      advance(to: at + (isSame ? 2 : 1))
      guard let type = TypeReader.read(&self) else { return nil }
      parts.append(isSame ? "\(subject) == \(type)" : "\(subject): \(type)")
    } while current == UInt8(ascii: ",")
    return parts.joined(separator: ", ")
  }

  /// Reads `async`, `throws(E)` and their like, if they are there.
  mutating func readEffects() -> Effects {
    var isAsync = false
    var throwing = Effects.Throwing.nothing
    while isAtWord {
      if isAtWord("async") || isAtWord("reasync") {
        isAsync = true
        advance(to: plainWordEnd(from: at))
      } else if isAtWord("rethrows") {
        throwing = .rethrowing
        advance(to: at + 8)
      } else if isAtWord("throws") {
        throwing = .anyError
        advance(to: at + 6)
        if current == UInt8(ascii: "("), let type = readThrownType() { throwing = .typed(type) }
      } else {
        break
      }
    }
    return Effects(isAsync: isAsync, throwing: throwing)
  }

  private mutating func readThrownType() -> TypeSyntax? {
    pushBracket(at: at)
    if hasFailed { return nil }
    advance(to: at + 1)
    guard let type = TypeReader.read(&self) else { return nil }
    guard current == UInt8(ascii: ")") else {
      failInBracket("')'")
      return nil
    }
    depth -= 1
    advance(to: at + 1)
    return type
  }
}
