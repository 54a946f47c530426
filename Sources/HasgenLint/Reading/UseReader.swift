import HasgenProgram
import HasgenReading

/// The facts about the program that a `UseReader` needs.
struct UseFacts: Sendable {
  let index: HolderIndex
  let types: HeldTypes
  let members: MemberIndex
  let callees: CalleeIndex
  /// The names by which code reads dependencies.
  let names: Set<String>
  /// The words that may name a dependency or its accessors.
  let watched: WordFilter

  init(index: HolderIndex, types: HeldTypes) {
    self.index = index
    self.types = types
    members = MemberIndex(table: types.table)
    callees = CalleeIndex(types)
    names = index.parameterNames.union(index.properties.keys)
    watched = WordFilter(
      names.union(types.aliasNames).union(names.flatMap { ["_\($0)", "$\($0)"] })
        .union(["newValue", "oldValue", "set", "willSet", "didSet"]))
  }
}

/// Reads the uses of dependencies in the code of a file.
///
/// Each place that names a holder is a read of a member, an assignment to another holder, an
/// argument for a parameter whose type is a composition, or otherwise an escape. If a name may mean
/// several holders, the use counts for all of them: a false "used" is better than a false "unused".
struct UseReader {
  let app: UseFacts
  let file: Int
  let text: BodyText
  let map: CodeMap
  var records = UseRecords()
  /// The indices of the open brackets.
  private(set) var open: [Int] = []
  /// The constants in bodies that hold dependencies.
  private var locals: [String: [Local]] = [:]
  private var watched: WordFilter

  /// A composition that a name may hold.
  struct Candidate {
    let type: HeldType
    /// False if the name may be a property of an unknown value.
    let isSure: Bool
  }

  /// A constant, with the range of tokens in which its name is visible.
  private struct Local {
    let candidates: [Candidate]
    let tokens: Range<Int>
  }

  var table: SymbolTable { app.types.table }

  init(_ app: UseFacts, file: Int, text: BodyText, map: CodeMap?) {
    self.app = app
    self.file = file
    self.text = text
    self.map = map ?? CodeMap(of: file, in: app.types.table)
    watched = app.watched
  }

  /// Reads all tokens.
  mutating func read() {
    for index in text.tokens.indices {
      let token = text[index]
      switch token.kind {
      case .opening: open.append(index)
      case .closing: _ = open.popLast()
      case .word
      where watched.mayHold(token.first, length: token.end - token.start)
        || token.first == "`":
        readWord(text.text(index), at: index)
      default: break
      }
    }
  }

  private mutating func readWord(_ name: String, at index: Int) {
    if app.types.aliasNames.contains(name),
      !app.index.knownNames.contains(place(index))
    {
      readTypeName(name, at: index)
    }
    readAccessor(name, at: index)
    let isProjection = name.first == "$" || name.first == "_"
    if isProjection, !app.names.contains(name), locals[name] == nil {
      // The name is the projection or the storage of a property wrapper.
      let holders = app.index.properties[String(name.dropFirst())] ?? [:]
      for holder in holders.values.joined() where holder.file == file {
        records.addEscape(of: holder.type.keys, at: place(index))
      }
    }
    guard app.names.contains(name) || locals[name] != nil, !isDeclared(index),
      !isKeyOfEnvironment(index)
    else { return }
    let first = text.expressionStart(of: index)
    let last = text.behindUnwrapping(index)
    let found = candidates(for: name, at: index, from: first)
    guard !found.isEmpty else { return }
    readUse(of: found, in: first...last, at: index)
  }

  /// True if the word is the key in `.environment(\.name, value)`, or in `@Environment(\.name)` at
  /// a property with a written type. Such a key is not a read.
  private func isKeyOfEnvironment(_ index: Int) -> Bool {
    guard index > 3, text[index - 2].begins("\\"), text[index - 3].begins("("),
      text[index + 1].kind != .dot
    else { return false }
    return text.isWord(index - 4, "environment")
      || text.isWord(index - 4, "Environment") && around(index).first?.declaration.type != nil
  }

  private mutating func readUse(
    of candidates: [Candidate], in tokens: ClosedRange<Int>, at index: Int
  ) {
    var last = tokens.upperBound
    while text.token(last + 2) != nil, text[last + 1].kind == .dot {
      let member = text.text(last + 2)
      if member != "self" { return readMember(member, of: candidates, at: last + 2) }
      last = text.behindUnwrapping(last + 2)
    }
    readCast(of: candidates, behind: last)
    switch destination(of: tokens.lowerBound..<last + 1) {
    case .nothing: break
    case .constant(let name, let token): addLocal(name, candidates, at: token)
    case .types(let types, let receiver):
      for candidate in candidates {
        for type in types {
          let pass = UseRecords.Pass(type: type, receiver: receiver, place: place(index))
          records.addPass(pass, of: candidate.type)
        }
      }
    case .escape:
      for candidate in candidates {
        records.addEscape(of: candidate.type.keys, at: place(index))
      }
    }
  }

  private mutating func readMember(_ name: String, of candidates: [Candidate], at index: Int) {
    for candidate in candidates {
      let protocols = app.members.protocols(with: name, in: candidate.type)
      if !protocols.isEmpty {
        records.addRead(of: protocols, from: candidate.type, at: place(index))
      } else if candidate.isSure || app.members.isOpen(candidate.type) {
        records.addEscape(of: candidate.type.keys, at: place(index))
      }
    }
  }

  /// Reads a cast after a value: `as? any HasKeychain`.
  private mutating func readCast(of candidates: [Candidate], behind last: Int) {
    var index = last + 1
    guard text.isKeyword(index, "as") || text.isKeyword(index, "is") else { return }
    index = text.behindUnwrapping(index) + 1
    func isPrefix(_ index: Int) -> Bool {
      let isWord = text.isKeyword(index, "any") || text.isKeyword(index, "some")
      return isWord || text.token(index)?.begins("(") == true
    }
    while isPrefix(index) { index += 1 }
    let path = path(from: index)
    guard let end = path.last,
      case .symbol(let id) = table.meaning(of: typeName(path), in: scope(at: last)),
      let candidate = candidates.first, candidate.isSure,
      !candidate.type.symbols.contains(where: { table.family(of: $0).contains(id) })
    else { return }
    records.casts.append(
      UseRecords.Cast(owner: around(last).first?.owner, target: id, place: place(end)))
  }

  /// Reads the name of an alias in a body. It is the type of a constant or parameter; in any other
  /// place, the composition escapes.
  private mutating func readTypeName(_ name: String, at index: Int) {
    var path = Array(stride(from: text.pathStart(of: index), through: index, by: 2))
    let start = path[0]
    if start > 1, text[start - 1].kind == .dot,
      let base = text.nameBeforeGenericArguments(endingAt: start - 2)
    {
      path = Array(stride(from: text.pathStart(of: base), through: base, by: 2)) + path
    }
    let scope = scope(at: index)
    if path.count > 1, scope.genericNames.contains(text.text(path[0])) { return }
    guard let held = app.types.held(.name(typeName(path)), in: scope) else {
      if path.count > 1 || text[max(start - 1, 0)].kind == .dot {
        readUnknownAlias(name, typeName(path), at: index)
      }
      return
    }
    records.mentioned.formUnion(held.keys)
    if path[0] == start, !isInLocalType(index), around(index).first?.declaration.kind != .enum,
      let variable = text.variable(ofTypeFrom: start, to: index), !isInTuple(variable)
    {
      addLocal(text.text(variable), [sure(held)], at: variable)
    } else {
      records.addEscape(of: held.keys, at: place(index))
    }
  }

  /// True if the token is the label of an element in a tuple type, which looks like a closure's
  /// parameter.
  private func isInTuple(_ variable: Int) -> Bool {
    guard text[variable - 1].begins("(") || text[variable - 1].begins(","),
      let bracket = open.last, bracket > 1
    else { return false }
    let before = text[bracket - 1]
    let isOfClosure = before.begins("{") || before.begins("]")
    return !isOfClosure && !text.isKeyword(bracket - 2, "func")
  }

  /// Reads an alias in a type that is not known. The name may be any alias of that name.
  private mutating func readUnknownAlias(_ name: String, _ path: TypeName, at index: Int) {
    if case .symbol = table.meaning(of: path, in: scope(at: index)) { return }
    for id in table.allIDs where table[id].kind == .typealias && table[id].name == name {
      records.mentioned.formUnion(table.keys(of: id))
      records.addEscape(of: table.keys(of: id), at: place(index))
    }
  }

  /// Reads `newValue` and `oldValue`, or a named value, in the accessors of a property.
  private mutating func readAccessor(_ name: String, at index: Int) {
    let isValue = name == "newValue" || name == "oldValue"
    let isNamed =
      ["set", "willSet", "didSet"].contains(name) && text.token(index + 1)?.begins("(") == true
    guard isValue || isNamed, let declaration = around(index).first?.declaration,
      declaration.isProperty, let type = declaration.type,
      let held = app.types.held(type, in: scope(at: index))
    else { return }
    records.addEscape(of: held.keys, at: place(index))
  }

  /// Adds a constant, which is visible up to the end of the block.
  mutating func addLocal(_ name: String, _ candidates: [Candidate], at index: Int) {
    watched.insert(name)
    var end = text.tokens.count
    let block = open.last { text[$0].begins("{") }
    if let block, text[block].partner >= 0 { end = text[block].partner }
    locals[name, default: []].append(
      Local(candidates: candidates, tokens: index..<max(index, end)))
  }

  /// The compositions that the visible constants with a name may hold.
  func locals(named name: String, at index: Int) -> [Candidate] {
    (locals[name] ?? []).filter { $0.tokens.contains(index) }.flatMap(\.candidates)
  }
}
