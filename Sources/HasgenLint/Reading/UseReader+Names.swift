import HasgenProgram
import HasgenReading

extension UseReader {
  /// Returns the compositions that a name may hold.
  ///
  /// - Parameter first: The first token of the expression that ends with the name.
  func candidates(for name: String, at index: Int, from first: Int) -> [Candidate] {
    let around = around(index)
    if first < index || index > 0 && text.tokens[index - 1].isMemberOperator {
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

  private func sure(_ type: HeldType) -> Candidate { Candidate(type: type, isSure: true) }

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
      let conforming =
        isProtocol
        ? all.keys.filter { $0.map { table.lineage(of: $0).contains(owner) } == true } : []
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
      guard bindings.count == 1, let binding = bindings.first,
        text.isKeyword(binding - 1, "let") || text.isKeyword(binding - 1, "var"),
        binding + 2 < text.tokens.count, binding < index
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
    if text.tokens[name + 1].isAssignment {
      if text.isKeyword(value, "self"), path.count == 1, endsValue(before: next) {
        return isSelfAnother(at: value) ? nil : around(name).first?.owner
      }
      guard next < text.tokens.count, text.tokens[next].begins("("),
        text.tokens[next].partner > next
      else { return nil }
      next = text.tokens[next].partner + 1
    } else if !text.tokens[name + 1].begins(":") {
      return nil
    }
    guard endsValue(before: next) || text.tokens[next].isAssignment,
      bindings(of: text.text(value), at: value).isEmpty
    else { return nil }
    return nominal(.name(typeName(path)), in: scope(at: value))
  }

  /// Returns the type of the property with a name, if all properties of the name have the same
  /// type.
  private func type(of name: String, in owner: SymbolID) -> SymbolID? {
    for id in [owner] + table.superclasses(of: owner) {
      let found = table.members(of: id) { $0.isProperty && $0.baseName == name }
      guard !found.isEmpty else { continue }
      let types = Set(
        found.map { member in
          (member.declaration.type ?? member.declaration.calledType)
            .flatMap { nominal($0, in: member.scope) }
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
  func around(_ index: Int) -> [CodeMap.Entry] { map.around(text.tokens[index].start) }

  func scope(at index: Int) -> Scope {
    around(index).first?.scope ?? Scope(module: table.files[file].module, file: file)
  }

  func place(_ index: Int) -> CodePlace { CodePlace(file: file, offset: text.tokens[index].start) }

  /// The tokens of the names in a path that begins at a token: `a` and `b` of `a?.b`.
  func path(from index: Int) -> [Int] {
    var path: [Int] = []
    var next = index
    while next < text.tokens.count, text.tokens[next].kind == .word {
      path.append(next)
      next = text.behindUnwrapping(next) + 1
      guard next < text.tokens.count, text.tokens[next].kind == .dot else { break }
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
    let last = tokens.last.map { text.tokens[$0].partner } ?? -1
    let isFunction = [.func, .`init`, .subscript].contains(declaration.kind)
    return (isFunction ? max(last, tokens.lowerBound)..<tokens.upperBound : tokens).filter {
      $0 > 0 && text.isWord($0, name) && text.isBinding($0)
        && text.tokens[$0].start != declaration.nameRange.lowerBound
    }
  }

  /// True if `self` may be rebound to another value: `if let self = other`.
  private func isSelfAnother(at index: Int) -> Bool {
    guard let entry = around(index).first else { return false }
    return text.indices(in: entry.declaration.range).contains { other in
      text.isWord(other, "self") && other + 2 < text.tokens.count
        && text.tokens[other + 1].isAssignment
        && !(text.isWord(other + 2, "self") && endsValue(before: other + 3))
    }
  }

  /// True if a token is in a type that is declared in a body.
  func isInLocalType(_ index: Int) -> Bool {
    guard let entry = around(index).first, !entry.isType else { return false }
    return open.contains {
      text.tokens[$0].start > entry.declaration.range.lowerBound && text.tokens[$0].begins("{")
        && text.isHeaderOfType(before: $0)
    }
  }

  /// True if an expression certainly ends before a token.
  func endsValue(before index: Int) -> Bool {
    guard index < text.tokens.count else { return true }
    let token = text.tokens[index]
    switch token.kind {
    case .closing: return true
    case .word:
      return token.isAfterNewline && !text.isKeyword(index, "as") && !text.isKeyword(index, "is")
        || text.isKeyword(index, "else")
    case .literal, .pound: return token.isAfterNewline
    case .punctuation: return token.begins(",") || token.begins(";")
    case .opening: return token.isAfterNewline || token.begins("{")
    case .dot, .operation: return false
    }
  }

  /// True if a word is a label or declares a name.
  func isDeclared(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = text.tokens[index - 1]
    if before.isMemberOperator { return false }
    let isLabelled = index + 1 < text.tokens.count && text.tokens[index + 1].begins(":")
    if isLabelled, before.begins("(") || before.begins(","),
      let bracket = open.last, text.tokens[bracket].begins("(")
    {
      return true
    }
    if text.isClosureParameter(index) { return true }
    guard before.kind == .word, before.first != UInt8(ascii: "`") else { return false }
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

extension BodyToken {
  /// True if the token is a dot before a member, also after an optional in a key path: `\.?.name`.
  var isMemberOperator: Bool {
    kind == .dot || kind == .operation && first == UInt8(ascii: ".") && end > start + 1
  }
}

extension Declaration {
  /// The parameter with a name in the body; `nil` for none.
  func parameter(named name: String) -> Parameter? {
    parameters.first { $0.name.withoutBackticks == name }
  }
}
