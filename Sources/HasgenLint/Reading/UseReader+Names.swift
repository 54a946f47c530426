import HasgenProgram
import HasgenReading

extension UseReader {
  /// Returns the compositions that a name may hold.
  ///
  /// - Parameter first: The first token of the expression that ends with the name.
  func candidates(for name: String, at index: Int, from first: Int) -> [Candidate] {
    let around = around(index)
    if first < index || index > 0 && text[index - 1].isMemberOperator {
      let path = path(from: first).filter { $0 <= index }
      if path.last == index, let base = type(ofPath: Array(path.dropLast())),
        let found = properties(name, of: base)
      {
        return found.map(sure)
      }
    } else {
      let local = locals(named: name, at: index)
      for entry in around.prefix(while: { !$0.isType }) {
        guard let type = entry.declaration.parameter(named: name)?.type else { continue }
        return local + (app.types.held(type, in: entry.scope).map { [sure($0)] } ?? [])
      }
      if let found = properties(name, of: around.first?.owner) { return local + found.map(sure) }
      if !local.isEmpty { return local }
    }
    return (app.index.properties[name] ?? [:]).values.joined()
      .filter { $0.access > .fileprivate || $0.file == file }
      .map { Candidate(type: $0.type, isSure: false) }
  }

  func sure(_ type: HeldType) -> Candidate { Candidate(type: type, isSure: true) }

  /// Returns the compositions that the property with a name holds in a type, which declares or
  /// inherits it; `nil` if there is no such property.
  private func properties(_ name: String, of owner: SymbolID?) -> [HeldType]? {
    let all = app.index.properties[name] ?? [:]
    var owners: [SymbolID?] = [nil]
    if let owner {
      let isProtocol = table[owner].kind == .protocol
      let own = table.members(of: owner) {
        $0.isProperty && !$0.isStatic && $0.baseName.withoutBackticks == name
      }
      if !isProtocol, !own.isEmpty { return (all[owner] ?? []).map(\.type) }
      // An extension of a protocol reads the properties of the types that conform to it.
      let conforming = all.keys.filter { key in
        isProtocol && key.map { table.lineage(of: $0).contains(owner) } == true
      }
      let found = (table.lineage(of: owner) + conforming).flatMap { all[$0] ?? [] }
      if !found.isEmpty { return found.map(\.type) }
      // Nested types can read static properties of outer types, and all code can read global
      // variables.
      owners += table.outerTypes(of: owner)
    }
    let further = owners.flatMap { all[$0] ?? [] }
    return further.isEmpty ? nil : further.map(\.type)
  }

  /// Returns the type of the value at a path of names; `nil` if a declaration in the path does not
  /// state its type by a plain name.
  func type(ofPath path: [Int]) -> SymbolID? {
    guard let first = path.first else { return nil }
    var known: SymbolID?
    switch text.text(first) {
    case "self", "Self", "super":
      known = isSelfAnother(at: first) ? nil : around(first).first?.owner
    default: known = type(ofVariable: first)
    }
    for name in path.dropFirst() { known = known.flatMap { type(of: text.text(name), in: $0) } }
    return known
  }

  private func type(ofVariable index: Int) -> SymbolID? {
    let name = text.text(index)
    let bindings = bindings(of: name, at: index)
    if !bindings.isEmpty {
      guard bindings.count == 1, let binding = bindings.first, binding < index,
        text.isKeyword(binding - 1, "let") || text.isKeyword(binding - 1, "var"),
        text.token(binding + 2) != nil
      else { return nil }
      return type(ofConstant: binding)
    }
    for entry in around(index).prefix(while: { !$0.isType }) {
      if let parameter = entry.declaration.parameter(named: name) {
        return nominal(parameter.type, in: entry.scope)
      }
    }
    return around(index).first?.owner.flatMap { type(of: name, in: $0) }
  }

  /// The type of a constant such as `let child = Child()`, `let child: Child` and `guard let me =
  /// self`.
  private func type(ofConstant name: Int) -> SymbolID? {
    let value = name + 2
    let path = path(from: value)
    guard let last = path.last else { return nil }
    var next = last + 1
    if text[name + 1].isAssignment {
      if text.isKeyword(value, "self"), path.count == 1, endsValue(before: next) {
        return isSelfAnother(at: value) ? nil : around(name).first?.owner
      }
      guard let bracket = text.token(next), bracket.begins("("), bracket.partner > next else {
        return nil
      }
      next = bracket.partner + 1
    } else if !text[name + 1].begins(":") {
      return nil
    }
    let isWhole = endsValue(before: next) || text[next].isAssignment
    guard isWhole, bindings(of: text.text(value), at: value).isEmpty else { return nil }
    return nominal(.name(typeName(path)), in: scope(at: value))
  }

  /// Returns the type of the property with a name, if all properties of the name have the same
  /// type.
  private func type(of name: String, in owner: SymbolID) -> SymbolID? {
    for id in [owner] + table.superclasses(of: owner) {
      let found = table.members(of: id) { $0.isProperty && $0.baseName == name }
      guard !found.isEmpty else { continue }
      let types = Set(
        found.map { declaration, scope in
          (declaration.type ?? declaration.calledType).flatMap { nominal($0, in: scope) }
        })
      return types.count == 1 ? types.first ?? nil : nil
    }
    return nil
  }

  /// Returns the declared type or protocol of a written type; `nil` for any other type.
  func nominal(_ type: TypeSyntax, in scope: Scope) -> SymbolID? {
    guard let id = table.symbol(for: type.withoutOptional, in: scope) else { return nil }
    let meant = table.underlying(id) ?? id
    return table[meant].kind.isNominal ? meant : nil
  }
}

extension UseReader {
  /// The declarations that contain a token, innermost first.
  func around(_ index: Int) -> [CodeMap.Entry] { map.around(text[index].start) }

  func scope(at index: Int) -> Scope {
    around(index).first?.scope ?? Scope(module: table.files[file].module, file: file)
  }

  func place(_ index: Int) -> CodePlace { CodePlace(file: file, offset: text[index].start) }

  /// The tokens of the names in a path that begins at a token: `a` and `b` of `a?.b`.
  func path(from index: Int) -> [Int] {
    var path: [Int] = []
    var next = index
    while text.token(next)?.kind == .word {
      path.append(next)
      next = text.behindUnwrapping(next) + 1
      guard text.token(next)?.kind == .dot else { break }
      next += 1
    }
    return path
  }

  func typeName(_ path: [Int]) -> TypeName {
    TypeName(components: path.map { TypeName.Component(name: text.text($0)) })
  }

  /// The tokens that bind a name in the body that contains a token.
  func bindings(of name: String, at index: Int) -> [Int] {
    guard let declaration = around(index).first?.declaration else { return [] }
    let tokens = text.indices(in: declaration.range)
    let last = tokens.last.map { text[$0].partner } ?? -1
    let isFunction = [.func, .`init`, .subscript].contains(declaration.kind)
    let body = isFunction ? max(last, tokens.lowerBound)..<tokens.upperBound : tokens
    let bindings = body.filter { text.isWord($0, name) && text.isBinding($0) }
    return bindings.filter { text[$0].start != declaration.nameRange.lowerBound }
  }

  /// True if `self` may be rebound to another value: `if let self = other`.
  private func isSelfAnother(at index: Int) -> Bool {
    guard let entry = around(index).first else { return false }
    return text.indices(in: entry.declaration.range).contains { other in
      let value = other + 2
      guard text.isWord(other, "self"), text.token(value) != nil, text[other + 1].isAssignment
      else { return false }
      return !(text.isWord(value, "self") && endsValue(before: value + 1))
    }
  }

  /// True if a token is in a type that is declared in a body.
  func isInLocalType(_ index: Int) -> Bool {
    guard let entry = around(index).first, !entry.isType else { return false }
    return open.contains {
      text[$0].start > entry.declaration.range.lowerBound && text[$0].begins("{")
        && text.isHeaderOfType(before: $0)
    }
  }

  /// True if an expression certainly ends before a token.
  func endsValue(before index: Int) -> Bool {
    guard let token = text.token(index) else { return true }
    switch token.kind {
    case .closing: return true
    case .word:
      if text.isKeyword(index, "else") { return true }
      let isCast = text.isKeyword(index, "as") || text.isKeyword(index, "is")
      return token.isAfterNewline && !isCast
    case .literal, .pound: return token.isAfterNewline
    case .punctuation: return token.begins(",") || token.begins(";")
    case .opening: return token.isAfterNewline || token.begins("{")
    case .dot, .operation: return false
    }
  }

  /// True if a word is a label or declares a name.
  func isDeclared(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = text[index - 1]
    if before.isMemberOperator { return false }
    let isLabelled = text.token(index + 1)?.begins(":") == true
    if isLabelled, before.begins("(") || before.begins(","),
      let bracket = open.last, text[bracket].begins("(")
    {
      return true
    }
    if text.isClosureParameter(index) { return true }
    guard before.kind == .word, before.first != "`" else { return false }
    switch text.text(index - 1) {
    case "let", "var", "func", "for", "import", "class", "struct", "enum", "actor", "protocol",
      "extension", "typealias", "associatedtype", "operator":
      return true
    case "case":
      return around(index).first?.declaration.kind == .enum
    default:
      return isLabelled && !text.isStatementWord(index - 1)
    }
  }
}

extension BodyText {
  subscript(index: Int) -> BodyToken { tokens[index] }

  /// The token at an index; `nil` behind the last token.
  func token(_ index: Int) -> BodyToken? { index < tokens.count ? tokens[index] : nil }
}

extension BodyToken {
  /// True if the token is a dot before a member, also after an optional in a key path: `\.?.name`.
  var isMemberOperator: Bool {
    if kind == .dot { return true }
    return kind == .operation && first == "." && end > start + 1
  }
}

extension Declaration {
  /// The parameter with a name in the body; `nil` for none.
  func parameter(named name: String) -> Parameter? {
    parameters.first { $0.name.withoutBackticks == name }
  }
}
