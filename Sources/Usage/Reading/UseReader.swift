import SwiftReading
import SwiftProgram

/// Reads what the code of a file does with dependencies.
///
/// It goes over the tokens once. Where a name may be several things it takes all of them, so that
/// too much counts as used rather than too little; where a value goes that it does not understand,
/// it says so.
struct UseReader {
  let app: UseFacts
  let file: Int
  let text: BodyText
  let map: CodeMap
  private(set) var records = UseRecords()
  /// The indices of the brackets that are open.
  private var open: [Int] = []
  /// The variables inside functions that hold dependencies.
  private var locals: [String: [Local]] = [:]
  private var watched: WordFilter
  /// The members that are read of known values, by the indices of their names.
  private var known: Set<Int> = []

  /// What a name may mean.
  struct Candidate {
    let type: HeldType
    /// Whether it is surely meant, unless another candidate is. What a property of some value is of
    /// which nothing is known may be anything else of that name.
    let isSure: Bool
  }

  /// A variable inside a function.
  struct Local {
    let meaning: Candidate
    /// The tokens among which its name means it.
    let tokens: Range<Int>
  }

  init(_ app: UseFacts, file: Int, text: BodyText) {
    self.app = app
    self.file = file
    self.text = text
    map = app.index.code.maps[file]
    watched = app.watched
  }

  /// Reads all tokens.
  mutating func read() {
    for index in text.tokens.indices {
      switch text.tokens[index].kind {
      case .opening: open.append(index)
      case .closing: _ = open.popLast()
      case .word: readWord(at: index)
      default: break
      }
    }
  }

  private mutating func readWord(at index: Int) {
    let token = text.tokens[index]
    let length = token.end - token.start
    let isQuoted = token.first == UInt8(ascii: "`")
    let mayBeMember =
      (isQuoted || app.watchedMembers.mayHold(token.first, length: length))
      && index > 0 && text.tokens[index - 1].kind == .dot && !known.contains(index)
    // Almost all words are others; a word in back ticks may be any.
    guard isQuoted || mayBeMember || watched.mayHold(token.first, length: length) else { return }
    let name = text.text(index)
    if app.dynamicNames.contains(name), isBehindDot(index) {
      for composition in dynamicCompositions(readAt: index) {
        let protocols = app.members.protocols(with: name, in: composition)
        records.addRead(of: protocols, from: composition, at: place(index))
      }
    }
    let isAlias = app.index.code.aliasNames.contains(name)
    if isAlias || app.index.code.genericNames.contains(name) && !isGenericParameter(index) {
      readTypeName(name, at: index)
    }
    readAccessor(name, at: index)
    if mayBeMember, let dependencies = app.dependencies[name], !isOfAnother(index) {
      records.addUnknown(dependencies, at: place(index))
    }
    guard app.names.contains(name) || locals[name] != nil else { return }
    if isLabelOrBinding(index) { return }
    let subject = HolderExpression(endingAt: index, in: text)
    let found = candidates(for: name, at: index, base: subject.base)
    for candidate in found {
      records.addFile(file, of: candidate.type)
      readUse(of: candidate, isOnly: found.count == 1, subject, at: index)
    }
  }

  /// Reads what is done with one of the things that a name may mean.
  private mutating func readUse(
    of candidate: Candidate, isOnly: Bool, _ subject: HolderExpression, at index: Int
  ) {
    var type = candidate.type
    var last = text.behindUnwrapping(index)
    while last + 2 < text.tokens.count, text.tokens[last + 1].kind == .dot {
      let name = text.text(last + 2)
      if name == "self" {
        last = text.behindUnwrapping(last + 2)
      } else if let composition = type.composition {
        return readMember(
          name, of: composition, isSure: candidate.isSure, isOnly: isOnly, at: last + 2)
      } else if let element = type.element(named: name) {
        type = element
        last = text.behindUnwrapping(last + 2)
      } else {
        // `map` of an optional tuple, and no other element.
        if !type.hasElement(named: name) { addEscape(of: type, at: index) }
        return
      }
    }
    if let composition = type.composition {
      if readKeyPath(of: composition, behind: last) { return }
      readCall(of: composition, behind: last)
      if candidate.isSure { readCast(of: composition, behind: last) }
    }
    let value = Candidate(type: type, isSure: candidate.isSure)
    let destination = destination(of: subject.first..<last + 1, holding: value)
    apply(destination, to: value, isOnly: isOnly && candidate.isSure, at: index)
  }

  private mutating func readMember(
    _ name: String, of composition: HeldComposition, isSure: Bool, isOnly: Bool, at index: Int
  ) {
    let protocols = app.members.protocols(with: name, in: composition)
    if !protocols.isEmpty {
      known.insert(index)
      records.addRead(of: protocols, from: composition, at: place(index))
    } else if isSure || app.members.areOpen(in: composition) {
      records.addEscape(of: .composition(composition), at: place(index))
      if isOnly, let others = app.dependencies[name] { records.addLoose(others, at: place(index)) }
    }
  }

  /// Reads `as? any HasKeychain` behind a value.
  private mutating func readCast(of composition: HeldComposition, behind last: Int) {
    var index = last + 1
    guard text.isKeyword(index, "as") || text.isKeyword(index, "is") else { return }
    index = text.behindUnwrapping(index) + 1
    while index < text.tokens.count,
      text.isKeyword(index, "any") || text.isKeyword(index, "some")
        || text.tokens[index].begins("(")
    {
      index += 1
    }
    var path: [TypeName.Component] = []
    while index < text.tokens.count, text.tokens[index].kind == .word {
      path.append(TypeName.Component(name: text.text(index)))
      guard index + 2 < text.tokens.count, text.tokens[index + 1].kind == .dot else { break }
      index += 2
    }
    let around = around(last)
    guard !path.isEmpty, let scope = around?.scope,
      case .symbol(let id) = app.callees.types.table.meaning(
        of: TypeName(components: path), in: scope),
      !app.index.types.closure(of: composition.symbols).contains(id)
    else { return }
    records.add(AuthorityCast(owner: around?.owner, target: id, place: place(index)))
  }

  /// Reads `value(…)` and `value[…]`, if a protocol has that.
  private mutating func readCall(of composition: HeldComposition, behind last: Int) {
    guard last + 1 < text.tokens.count else { return }
    let member =
      text.tokens[last + 1].begins("[")
      ? "subscript"
      : text.tokens[last + 1].begins("(") || text.tokens[last + 1].begins("{")
        ? "callAsFunction" : nil
    guard let member else { return }
    let protocols = app.members.protocols(with: member, in: composition)
    records.addRead(of: protocols, from: composition, at: place(last + 1))
  }

  /// Reads `[keyPath: \.member]` behind a value; `false` if something else stands there.
  private mutating func readKeyPath(of composition: HeldComposition, behind last: Int) -> Bool {
    guard last + 4 < text.tokens.count, text.tokens[last + 1].begins("["),
      text.isWord(last + 2, "keyPath"), text.tokens[last + 4].begins("\\")
    else { return false }
    var protocols: Set<SymbolID> = []
    for index in last + 5..<max(last + 5, text.tokens[last + 1].partner)
    where text.tokens[index].kind == .word {
      protocols = app.members.protocols(with: text.text(index), in: composition)
      if !protocols.isEmpty { break }
    }
    if protocols.isEmpty {
      records.addEscape(of: .composition(composition), at: place(last))
    } else {
      records.addRead(of: protocols, from: composition, at: place(last + 1))
    }
    return true
  }

  /// Records where a value goes.
  private mutating func apply(
    _ destination: Destination, to value: Candidate, isOnly: Bool, at index: Int
  ) {
    switch destination {
    case .nowhere: break
    case .unknown: records.addEscape(of: value.type, at: place(index))
    case .held(let targets, let name):
      if isOnly { noteMissing(in: value.type, for: targets, at: index) }
      for target in targets { pass(value.type, to: target, called: name, at: index) }
    }
  }

  /// Notes what a value is passed for and does not seem to have.
  private mutating func noteMissing(in type: HeldType, for targets: [HeldType], at index: Int) {
    guard let mine = type.composition?.dependencies else { return }
    let missing = targets.compactMap(\.composition).map { $0.dependencies.subtracting(mine) }
    guard !missing.contains(where: \.isEmpty) else { return }
    records.addLoose(missing.reduce(into: []) { $0.formUnion($1) }, at: place(index))
  }

  private mutating func pass(
    _ type: HeldType, to target: HeldType, called name: String?, at index: Int
  ) {
    switch (type, target) {
    case (.composition(let mine), .composition(let other)):
      // The same composition under another name: its own code is read too.
      if !mine.keys.isDisjoint(with: other.keys) { return }
      records.addPass(of: mine, as: other, to: name, at: place(index))
    case (.tuple(let mine), .tuple(let others)) where mine.count == others.count:
      for (element, other) in zip(mine, others) {
        guard let type = element.type else { continue }
        if let other = other.type {
          pass(type, to: other, called: name, at: index)
        } else {
          records.addEscape(of: type, at: place(index))
        }
      }
    default:
      records.addEscape(of: type, at: place(index))
    }
  }

  /// A name of an alias in a body: the type of a variable, or something that is not followed.
  private mutating func readTypeName(_ name: String, at index: Int) {
    let token = text.tokens[index]
    guard !app.index.outlinedOffsets[file].contains(token.start) else { return }
    // `Dependencies.Element` names something in it, and `x.Dependencies()` no type.
    let start = text.pathStart(of: index)
    let path = stride(from: start, through: index, by: 2).map { text.text($0) }
    let around = map.innermost(at: token.start).map { map.places[$0] }
    let scope =
      around?.scope ?? Scope(module: app.index.table.files[file].module, file: file)
    let type = TypeSyntax.name(
      TypeName(components: path.map { TypeName.Component(name: $0) }))
    guard let held = app.index.types.held(type, in: scope, around?.generics ?? .init()) else {
      readUnknownTypeName(name, from: start, at: index)
      return
    }
    records.addMention(of: held.keys)
    // A case of an enum keeps what it carries.
    if around?.declaration.kind != .enum, let variable = text.variable(ofTypeFrom: start, to: index)
    {
      addLocal(text.text(variable), Candidate(type: held, isSure: true), at: variable)
    } else {
      records.addEscape(of: held, at: place(index))
    }
  }

  /// A name of an alias of a type that is not known by its name: `Screen<Int>.Dependencies`. Each alias
  /// of the name may be meant.
  private mutating func readUnknownTypeName(_ name: String, from start: Int, at index: Int) {
    guard start < index || isBehindDot(start) else { return }
    let path = stride(from: start, through: index, by: 2).map {
      TypeName.Component(name: text.text($0))
    }
    // A type of that name is none of them.
    if !isBehindDot(start),
      app.callees.type(TypeName(components: path), in: scope(around: index)) != nil
    {
      return
    }
    for type in app.aliases(named: name) {
      records.addMention(of: type.keys)
      records.addEscape(of: type, at: place(index))
    }
  }

  /// Adds a variable, whose name means it to the end of the block around it.
  mutating func addLocal(_ name: String, _ meaning: Candidate, at index: Int) {
    let block = open.last { text.tokens[$0].begins("{") }
    watched.insert(name)
    let end = block.map { text.tokens[$0].partner } ?? text.tokens.count
    locals[name, default: []].append(
      Local(meaning: meaning, tokens: index..<max(index, end < 0 ? text.tokens.count : end)))
  }
}

extension UseReader {
  mutating func addEscape(of type: HeldType, at index: Int) {
    records.addEscape(of: type.keys, at: place(index))
  }

  /// The brackets that are open where the reader is.
  var openBrackets: [Int] { open }

  /// The variables of a name at a token.
  func localMeanings(of name: String, at index: Int) -> [Candidate] {
    (locals[name] ?? []).filter { $0.tokens.contains(index) }.map(\.meaning)
  }

  /// The types of all variables of a name in the file.
  func localTypes(named name: String) -> [HeldType] { (locals[name] ?? []).map(\.meaning.type) }

  func place(_ index: Int) -> CodeOffset {
    CodeOffset(file: file, offset: text.tokens[index].start)
  }

  /// The innermost declaration of the outline around a token.
  func around(_ index: Int) -> CodeMap.Place? {
    map.innermost(at: text.tokens[index].start).map { map.places[$0] }
  }

  private func isBehindDot(_ index: Int) -> Bool {
    index > 0 && text.tokens[index - 1].kind == .dot
  }

  /// Whether a name is a label or is declared here, and not a value.
  private func isLabelOrBinding(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = text.tokens[index - 1]
    if before.kind == .dot { return false }
    let isBeforeColon =
      index + 1 < text.tokens.count && text.tokens[index + 1].begins(":")
    if isBeforeColon {
      if let bracket = open.last, text.tokens[bracket].begins("("),
        before.begins("(") || before.begins(",")
      {
        return true
      }
      // `with dependencies: Dependencies`, `let dependencies: Dependencies`
      let isDeclared = text.isKeyword(index - 1, "let") || text.isKeyword(index - 1, "var")
      if before.kind == .word, isDeclared || !text.isStatementWord(index - 1) { return true }
    }
    // `set(value)` declares a value.
    if index > 1, before.begins("("),
      ["set", "willSet", "didSet"].contains(where: { text.isKeyword(index - 2, $0) })
    {
      return true
    }
    // A closure's parameter: it has no type that is known.
    if text.isClosureParameter(index) { return true }
    guard before.kind == .word, before.first != UInt8(ascii: "`") else { return false }
    switch text.text(index - 1) {
    // `if let dependencies {` names again what has the name already.
    case "let", "var", "func", "for", "import", "class", "struct", "enum", "actor", "protocol",
      "extension", "typealias", "associatedtype", "operator":
      return true
    // In code, it is a pattern that compares with a value.
    case "case":
      return map.innermost(at: text.tokens[index].start).map {
        map.places[$0].declaration.kind == .enum
      } ?? false
    default:
      return false
    }
  }
}
