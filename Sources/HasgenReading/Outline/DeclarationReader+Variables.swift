extension DeclarationReader {
  /// A name of a pattern.
  private struct Name {
    let name: String
    let range: Range<Int>
    /// The indices that lead to the name in nested tuples.
    let path: [Int]
    /// The index of its binding.
    let binding: Int
    var type: TypeSyntax?
  }

  /// The text between two commas: a pattern and its annotation and value.
  private struct Binding {
    var range = 0..<0
    var initialValue: InitialValue?
    var hasInitialValue = false
    var accessors = Accessors()
  }

  /// Reads the bindings behind a `let` or `var`; each name becomes a declaration.
  mutating func readVariables(
    _ kind: Declaration.Kind, _ prefix: DeclarationPrefix, from end: Int
  ) {
    var comments = keeps(kind) ? comments(before: prefix) : LeadingComments()
    var names: [Name] = []
    var bindings: [Binding] = []
    // The index of the first name that shares the annotation of a later one: `let a, b: Int`.
    var waiting = 0
    repeat {
      lexer.advance(to: bindings.isEmpty ? end : lexer.at + 1)
      var binding = Binding()
      let start = lexer.at
      let first = names.count
      guard readPattern(&names, binding: bindings.count) else { break }
      let type = readAnnotation()
      if lexer.hasFailed { break }
      if let type {
        for index in min(waiting, first)..<names.count {
          names[index].type = type.element(at: names[index].path)
        }
        waiting = names.count
      }
      readInitialValue(&binding, isTyped: type != nil)
      if binding.hasInitialValue { waiting = names.count }
      if lexer.current == "{" {
        comments.addDirective(lexer.trailingDirective(from: lexer.at + 1))
        binding.accessors = readAccessors()
        waiting = names.count
      }
      binding.range = start..<max(start, lexer.previousEnd)
      bindings.append(binding)
    } while lexer.current == ","
    if !lexer.hasFailed { comments.addDirective(lexer.trailingDirective(from: lexer.previousEnd)) }
    for name in names where name.binding < bindings.count {
      addVariable(
        name, of: bindings[name.binding], isAlone: bindings.count == 1,
        Draft(kind: kind, prefix: prefix, comments: comments, conditions: conditions))
    }
  }

  private mutating func addVariable(
    _ name: Name, of binding: Binding, isAlone: Bool, _ draft: consuming Draft
  ) {
    draft.name = name.name
    draft.nameRange = name.range
    draft.type = name.type
    draft.initialValue = name.path.isEmpty ? binding.initialValue : nil
    draft.effects = binding.accessors.effects
    draft.storage = binding.accessors.storage(
      isLet: draft.kind == .let, isLazy: draft.prefix.modifiers.contains("lazy"),
      isRequired: enclosingKind == .protocol, hasInitialValue: binding.hasInitialValue)
    let start = isAlone ? draft.prefix.start : binding.range.lowerBound
    addDeclaration(draft, from: start, to: binding.range.upperBound)
  }

  /// Reads a name, `_`, or a tuple of patterns, which may be nested.
  private mutating func readPattern(_ names: inout [Name], binding: Int) -> Bool {
    var path: [Int] = []
    repeat {
      if lexer.current == "(" {
        guard lexer.openBracket() else { return false }
        path.append(0)
        continue
      }
      guard let word = lexer.takeName() else { return false }
      if !path.isEmpty, lexer.current == ":" {
        lexer.advance(to: lexer.at + 1)
        continue
      }
      if !lexer.isText("_", in: word) {
        names.append(Name(name: lexer.text(word), range: word, path: path, binding: binding))
      }
      while !path.isEmpty, lexer.current == ")" {
        path.removeLast()
        lexer.closeBracket()
      }
      if path.isEmpty { return !lexer.hasFailed }
      guard lexer.current == "," else {
        lexer.failInBracket("',' or ')'")
        return false
      }
      path[path.count - 1] += 1
      lexer.advance(to: lexer.at + 1)
    } while !lexer.hasFailed
    return false
  }

  private mutating func readAnnotation() -> TypeSyntax? {
    guard lexer.take(":") else { return nil }
    return TypeReader.read(&lexer)
  }

  private mutating func readInitialValue(_ binding: inout Binding, isTyped: Bool) {
    guard lexer.current == "=", lexer.byte(lexer.at + 1) != "=" else {
      return
    }
    lexer.advance(to: lexer.at + 1)
    if lexer.current == 0 || lexer.current == "}" {
      if !lexer.hasFailed { lexer.failMissing("a value") }
      return
    }
    binding.hasInitialValue = true
    let value = isTyped ? nil : lexer.readInitialValue()
    let end = lexer.previousEnd
    lexer.skipExpression(.binding, isStarted: value != nil)
    if lexer.previousEnd == end { binding.initialValue = value }
  }
}

extension TypeSyntax {
  /// The type of the name at a path of a tuple pattern, if the tuple has that shape.
  fileprivate func element(at path: [Int]) -> TypeSyntax? {
    var type = self
    for index in path {
      guard case .tuple(let elements) = type, index < elements.count else { return nil }
      type = elements[index].type
    }
    return type
  }
}
