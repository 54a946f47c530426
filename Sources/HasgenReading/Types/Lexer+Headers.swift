/// Reads the parts of the headers of declarations.
extension Lexer {
  /// Reads `<T: P, each U, let n: Int>`; returns no parameters if there is no `<`.
  mutating func readGenericParameters() -> [GenericParameter] {
    var parameters: [GenericParameter] = []
    guard take("<") else { return parameters }
    while current != ">" {
      guard let parameter = readGenericParameter() else { return [] }
      parameters.append(parameter)
      if !take(","), current != ">" {
        failInBracket("',' or '>'")
        return []
      }
    }
    advance(to: at + 1)
    return parameters
  }

  private mutating func readGenericParameter() -> GenericParameter? {
    var words: [String] = []
    while current == "@" {
      guard let attribute = readAttribute() else { return nil }
      words.append(attribute.text)
    }
    while isAtWord {
      guard let word = takeWord() else { return nil }
      words.append(text(word))
    }
    guard let name = words.popLast() else {
      failMissing("a name")
      return nil
    }
    guard take(":") else { return GenericParameter(prefixes: words, name: name) }
    guard let type = TypeReader.read(&self) else { return nil }
    return GenericParameter(prefixes: words, name: name, constraint: type)
  }

  /// Reads `: A, B & C`; returns no types if there is no colon.
  mutating func readInheritance() -> [TypeSyntax] {
    var types: [TypeSyntax] = []
    guard current == ":" else { return types }
    repeat {
      advance(to: at + 1)
      guard let type = TypeReader.read(&self) else { break }
      types.append(type)
    } while current == ","
    return types
  }

  /// Reads `where T: P, U == Int`; returns no requirements if there is no `where`.
  mutating func readWhereClause() -> [GenericRequirement] {
    var requirements: [GenericRequirement] = []
    guard isAtWord("where") else { return requirements }
    advance(to: at + 5)
    repeat {
      if !requirements.isEmpty { advance(to: at + 1) }
      guard let subject = TypeReader.read(&self) else { return [] }
      let isSame = current == "=" && byte(at + 1) == "="
      guard isSame || current == ":" else {
        failMissing("':' or '=='")
        return []
      }
      advance(to: at + (isSame ? 2 : 1))
      guard let type = TypeReader.read(&self) else { return [] }
      requirements.append(GenericRequirement(subject: subject, type: type, isSameType: isSame))
    } while current == ","
    return requirements
  }

  /// Reads `async`, `reasync`, `throws`, `throws(E)` and `rethrows`; returns `.none` for none of
  /// them.
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
        if current == "(", let type = readThrownType() { throwing = .typed(type) }
      } else {
        break
      }
    }
    return Effects(isAsync: isAsync, throwing: throwing)
  }

  private mutating func readThrownType() -> TypeSyntax? {
    guard openBracket() else { return nil }
    guard let type = TypeReader.read(&self) else { return nil }
    guard current == ")" else {
      failInBracket("')'")
      return nil
    }
    closeBracket()
    return type
  }
}

extension Lexer {
  /// Reads the attribute at the current `@`, its arguments included.
  mutating func readAttribute() -> Attribute? {
    let start = at
    advance(to: start + 1)
    guard isAtWord else {
      fail(.expected("a name"), at: at)
      return nil
    }
    let nameStart = at
    let isAvailability = isAtWord("available")
    guard let type = TypeReader.readName(&self) else { return nil }
    if current == "(", !Self.plainAttributes.contains(text(nameStart, previousEnd)),
      at == previousEnd || (isAvailability && !isAfterNewline)
    {
      skipBracket()
    }
    if hasFailed { return nil }
    return Attribute(type: type, text: text(start, previousEnd))
  }

  /// The attributes that never have arguments, so that a parenthesis behind them belongs to the
  /// type: `@escaping() -> Void`.
  private static let plainAttributes: Set<String> = [
    "Sendable", "autoclosure", "escaping", "noescape",
  ]
}
