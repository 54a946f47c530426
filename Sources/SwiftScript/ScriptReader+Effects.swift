import SwiftLexing
import SwiftOutline

/// The effects of statements that are not followed.
extension ScriptReader {
  /// Skips the statement at a state of the lexer, and keeps what it may do.
  mutating func readEffects(from start: Lexer) {
    if lexer.hasFailed { return }
    lexer = start
    skipStatement()
    if lexer.hasFailed { return }
    addEffects(from: start, to: lexer.previousEnd)
  }

  private mutating func skipStatement() {
    if lexer.current == UInt8(ascii: "#"), let directive = lexer.directive(at: lexer.at) {
      let base = lexer.depth
      _ = lexer.enter(directive, wantsCondition: false)
      if !lexer.hasFailed, lexer.depth > base { lexer.skip(from: lexer.previousEnd, downTo: base) }
      return
    }
    if lexer.current == UInt8(ascii: "{") { return lexer.skipBracket() }
    lexer.skipExpression(.statement)
  }

  /// Keeps what the text from a state of the lexer to an offset may do.
  mutating func addEffects(from start: Lexer, to end: Int) {
    if lexer.hasFailed { return }
    var finder = EffectFinder(
      lexer: start, end: end, scope: scope, ownMutatingMethods: ownMutatingMethods)
    finder.find()
    let effects = finder.effects
    if effects.changes.isEmpty, effects.declared.isEmpty { return }
    add(.effects(effects), at: start.at)
  }
}

/// Goes over the tokens of a text and finds what is assigned to, added to or given away.
private struct EffectFinder {
  var lexer: Lexer
  let end: Int
  /// The mutating methods that the text declares.
  let ownMutatingMethods: Set<String>
  var effects: ScriptEffects
  /// For each open bracket: the expression before it, if it is a subscript, and the number of names
  /// that were read before it.
  private var open: [(subscripted: [String]?, names: Int)] = []
  /// The names so far.
  private var names: [[String]] = []
  /// The word before the current token, if it introduces a name.
  private var keyword = ""
  /// The variables that the text declares.
  private var locals: Set<String> = []
  /// Whether an extension that is not followed has begun.
  private var isInExtension = false

  init(lexer: Lexer, end: Int, scope: [String], ownMutatingMethods: Set<String>) {
    self.lexer = lexer
    self.end = end
    self.ownMutatingMethods = ownMutatingMethods
    effects = ScriptEffects(scope: scope)
    effects.isDeclaration = !scope.isEmpty
    effects.hasSelf = !scope.isEmpty
  }

  mutating func find() {
    while lexer.current != 0, lexer.at < end {
      if lexer.isAtWord {
        readChain(isContinued: false, isGiven: false)
      } else {
        readOther()
      }
    }
  }

  private mutating func readOther() {
    let start = lexer.at
    let kind = lexer.classes[Int(lexer.current)]
    // An operator of the manifest's own.
    if Self.declaring.contains(keyword), lexer.current == UInt8(ascii: "+") {
      effects.declared.insert("+")
      effects.isDeclaration = true
    }
    keyword = ""
    if kind == ByteClass.quote { return lexer.skipString() }
    if kind == ByteClass.pound, lexer.directive(at: start) == nil { return lexer.skipLiteral() }
    if kind == ByteClass.opening {
      open.append((nil, names.count))
      return lexer.advance(to: start + 1)
    }
    if kind == ByteClass.closing {
      let (path, first) = open.popLast() ?? (nil, names.count)
      lexer.advance(to: start + 1)
      return readBehindBracket(path.map { [$0][...] } ?? names[first...])
    }
    guard kind == ByteClass.operation || kind == ByteClass.slash else {
      return lexer.advance(to: start + 1)
    }
    let isGiven = lexer.current == UInt8(ascii: "&") || lexer.current == UInt8(ascii: "\\")
    let isMember = lexer.current == UInt8(ascii: ".")
    let stop =
      isGiven || isMember ? start + 1 : lexer.operatorEnd(from: start, previous: lexer.previousEnd)
    if stop < 0 { return }
    lexer.advance(to: stop)
    if isGiven, lexer.isAtWord || lexer.current == UInt8(ascii: ".") {
      if lexer.current == UInt8(ascii: ".") { lexer.advance(to: lexer.at + 1) }
      readChain(isContinued: isMember, isGiven: true)
    } else if isMember, lexer.isAtWord {
      readChain(isContinued: true, isGiven: false)
    }
  }

  /// Looks at what happens to the value of a subscript or call, or to the parts of a tuple.
  private mutating func readBehindBracket(_ paths: ArraySlice<[String]>) {
    if isAtAssignment {
      let offset = lexer.at
      for path in paths { note(path, at: offset, isReplaced: true) }
    }
    if lexer.current == UInt8(ascii: "?") || lexer.current == UInt8(ascii: "!"),
      lexer.at == lexer.previousEnd
    {
      lexer.advance(to: lexer.at + 1)
    }
  }

  /// Reads `a.b?.c` and notes it if it is changed.
  private mutating func readChain(isContinued: Bool, isGiven: Bool) {
    let offset = lexer.at
    let introducer = keyword
    keyword = ""
    var path = isContinued ? [""] : []
    while lexer.isAtWord {
      guard let word = lexer.takeWord() else { return }
      path.append(lexer.name(word))
      let isOptional = lexer.current == UInt8(ascii: "?") || lexer.current == UInt8(ascii: "!")
      if isOptional, lexer.at == lexer.previousEnd, lexer.byte(lexer.at + 1) != UInt8(ascii: "=") {
        lexer.advance(to: lexer.at + 1)
      }
      guard lexer.current == UInt8(ascii: "."), path.count < ScriptExpression.maximumDepth else {
        break
      }
      lexer.advance(to: lexer.at + 1)
    }
    guard let last = path.last else { return }
    names.append(path)
    if path.count == 1 { noteKeyword(last, behind: introducer) }
    if last == "keyPath", path.count == 1 { note(["", last], at: offset, isReplaced: true) }
    if isGiven || (isAtAssignment && !Self.introducers.contains(introducer)) {
      note(path, at: offset, isReplaced: isGiven || lexer.current != UInt8(ascii: "+"))
    } else if path.count > 1, isMutating(last) {
      note(Array(path.dropLast()), at: offset, isReplaced: !Self.adding.contains(last))
    }
    if lexer.current == UInt8(ascii: "["), lexer.at == lexer.previousEnd {
      open.append((path, names.count))
      lexer.advance(to: lexer.at + 1)
    }
  }

  private mutating func noteKeyword(_ word: String, behind introducer: String) {
    if Self.declaring.contains(introducer) {
      if introducer == "class" || introducer == "struct" { effects.hasSelf = true }
      effects.declared.insert(isInExtension ? ScriptEffects.anyScope + word : word)
      effects.isDeclaration = true
    } else if word == "extension" {
      effects.isDeclaration = true
      effects.hasSelf = true
      isInExtension = true
    } else if Self.variables.contains(introducer) {
      locals.insert(word)
    } else if Self.declaring.contains(word) || Self.introducers.contains(word) {
      keyword = word
    }
  }

  /// Whether `=`, `+=` or their like stands at the current token.
  private var isAtAssignment: Bool {
    guard lexer.classes[Int(lexer.current)] == ByteClass.operation else { return false }
    let stop = lexer.operatorRunEnd(from: lexer.at)
    guard lexer.byte(stop - 1) == UInt8(ascii: "=") else { return false }
    if stop == lexer.at + 1 { return true }
    let first = lexer.current
    return first != UInt8(ascii: "=") && first != UInt8(ascii: "!") && first != UInt8(ascii: "<")
      && first != UInt8(ascii: ">")
  }

  private mutating func note(_ path: [String], at offset: Int, isReplaced: Bool) {
    effects.changes.append(
      ScriptEffects.Change(
        path: path, offset: offset, isReplaced: isReplaced, isLocal: locals.contains(path[0])))
  }

  /// Whether a method may change the value that it is called of.
  private func isMutating(_ method: String) -> Bool {
    if Self.mutatingMethods.contains(method) { return true }
    if ownMutatingMethods.contains(method) { return true }
    return Self.mutatingPrefixes.contains { method.hasPrefix($0) }
  }

  private static var mutatingMethods: Set<String> {
    ["sort", "reverse", "shuffle", "swapAt", "merge", "update", "subtract", "partition", "move"]
  }

  private static var mutatingPrefixes: [String] {
    ["append", "insert", "remove", "replaceSub", "form", "pop"]
  }

  private static var adding: [String] { ["append", "insert"] }

  private static var variables: [String] { ["let", "var"] }
  private static var introducers: [String] { variables + ["case"] }
  private static var declaring: [String] {
    ["func", "struct", "class", "enum", "actor", "protocol", "typealias"]
  }
}
