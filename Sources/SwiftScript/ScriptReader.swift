import SwiftLexing
import SwiftOutline

/// Reads the statements of a script: values that are written out are kept, and of all else, what
/// it may change.
struct ScriptReader {
  /// An extension or type whose members are being read.
  private struct Scope {
    let path: [String]
    /// The frame of its brace.
    let frame: Int
  }

  var lexer: Lexer
  private(set) var statements: [ScriptStatement] = []
  private var scopes: [Scope] = []

  /// The methods that the text declares and that change the value that they are called of.
  let ownMutatingMethods: Set<String>

  init(lexer: Lexer) {
    self.lexer = lexer
    ownMutatingMethods = lexer.names(behind: "mutating func ")
  }

  /// Reads to the end of the text, or to the first problem.
  mutating func read() {
    while lexer.current != 0 {
      let start = lexer.at
      readStatement()
      if lexer.at == start, !lexer.hasFailed { lexer.fail(.expected("a statement"), at: start) }
    }
    if !lexer.hasFailed, lexer.depth > 0 { lexer.failUnclosed(lexer.frames[lexer.depth - 1]) }
  }

  /// The type whose members are being read; empty at file level.
  var scope: [String] { scopes.last?.path ?? [] }

  private mutating func readStatement() {
    if lexer.current == UInt8(ascii: "}") { return endScope() }
    if lexer.current == UInt8(ascii: ";") { return lexer.advance(to: lexer.at + 1) }
    let start = lexer
    let isStatic = skipModifiers()
    if lexer.hasFailed { return }
    if lexer.isAtWord("import") || lexer.isAtWord("typealias") || lexer.isAtWord("case") {
      return readEffects(from: start)
    }
    if lexer.isAtWord("let") || lexer.isAtWord("var") {
      guard isStatic || scopes.isEmpty else { return readEffects(from: start) }
      return readBindings(from: start)
    }
    if lexer.isAtWord("extension") || lexer.isAtWord("enum") || lexer.isAtWord("struct") {
      return readScope(from: start)
    }
    guard scopes.isEmpty, let kind = readMutation() else { return readEffects(from: start) }
    add(kind, at: start.at)
  }

  mutating func add(_ kind: ScriptStatement.Kind, at offset: Int) {
    statements.append(ScriptStatement(kind: kind, offset: offset))
  }

  /// Skips attributes and modifiers; returns whether `static` is among them.
  private mutating func skipModifiers() -> Bool {
    var isStatic = false
    while lexer.current != 0 {
      if lexer.current == UInt8(ascii: "@") {
        guard lexer.readAttribute() != nil else { return isStatic }
        continue
      }
      guard Self.modifiers.contains(where: lexer.isAtWord) else { return isStatic }
      var probe = lexer
      probe.advance(to: probe.plainWordEnd(from: probe.at))
      if probe.current == UInt8(ascii: "("), probe.at == probe.previousEnd { probe.skipBracket() }
      guard probe.isAtWord, !probe.isAfterNewline else { return isStatic }
      if lexer.isAtWord("static") { isStatic = true }
      lexer = probe
    }
    return isStatic
  }

  private static var modifiers: [StaticString] {
    [
      "static", "public", "private", "fileprivate", "internal", "package", "nonisolated", "final",
      "open", "lazy",
    ]
  }

  // MARK: Bindings

  /// Reads `let a: T = x, b = y`.
  private mutating func readBindings(from start: Lexer) {
    lexer.advance(to: lexer.at + 3)
    let offset = lexer.at
    guard let name = readName() else {
      lexer = start
      return readEffects(from: start)
    }
    var type: String?
    if lexer.take(":") {
      let typeStart = lexer.at
      guard TypeReader.read(&lexer) != nil else { return }
      type = lexer.text(typeStart, lexer.previousEnd)
    }
    var value = ScriptExpression(kind: .computed, offset: lexer.at)
    if lexer.current == UInt8(ascii: "{") {
      value = readGetter() ?? value
    } else if isAtAssignment {
      lexer.advance(to: lexer.at + 1)
      value = readWholeExpression(.binding)
    }
    if lexer.hasFailed { return }
    let binding = ScriptBinding(scope: scope, name: name, type: type, value: value)
    add(.binding(binding), at: offset)
    // What stands behind the comma has the place of a statement of its own.
    if lexer.current == UInt8(ascii: ",") {
      let comma = lexer
      lexer.advance(to: lexer.at + 1)
      lexer.skipExpression(.statement)
      addEffects(from: comma, to: lexer.previousEnd)
    } else if lexer.current == UInt8(ascii: "{"), !lexer.isAfterNewline {
      // Observers.
      let brace = lexer
      lexer.skipBracket()
      addEffects(from: brace, to: lexer.previousEnd)
    }
  }

  /// Reads `{ value }` or `{ return value }`; `nil` for what does more.
  private mutating func readGetter() -> ScriptExpression? {
    let start = lexer
    guard lexer.openBracket() else { return nil }
    if lexer.isAtWord("return") { lexer.advance(to: lexer.at + 6) }
    let value = readExpression(depth: 0)
    if !lexer.hasFailed, lexer.current == UInt8(ascii: "}") {
      lexer.advance(to: lexer.close(at: lexer.at))
      return value
    }
    if lexer.hasFailed { return nil }
    lexer = start
    lexer.skipBracket()
    addEffects(from: start, to: lexer.previousEnd)
    return nil
  }

  private mutating func readName() -> String? {
    lexer.takeWord().map { lexer.name($0) }
  }

  var isAtAssignment: Bool {
    lexer.current == UInt8(ascii: "=")
      && lexer.operatorRunEnd(from: lexer.at) == lexer.at + 1
  }

  // MARK: Scopes

  /// Opens `extension A.B {` and `enum Names {`.
  private mutating func readScope(from start: Lexer) {
    lexer.advance(to: lexer.plainWordEnd(from: lexer.at))
    guard let path = readPath() else { return readEffects(from: start) }
    if lexer.current == UInt8(ascii: ":") { _ = lexer.readInheritance() }
    if lexer.hasFailed { return }
    guard lexer.current == UInt8(ascii: "{") else {
      lexer = start
      return readEffects(from: start)
    }
    var effects = ScriptEffects(scope: scope)
    if !start.isAtWord("extension") { effects.declared = [path[path.count - 1]] }
    add(.effects(effects), at: start.at)
    lexer.pushBracket(at: lexer.at)
    if lexer.hasFailed { return }
    scopes.append(Scope(path: scope + path, frame: lexer.depth - 1))
    lexer.advance(to: lexer.at + 1)
  }

  private mutating func endScope() {
    let brace = lexer.at
    guard let last = scopes.last, last.frame == lexer.depth - 1 else {
      return lexer.failClosing(at: brace)
    }
    scopes.removeLast()
    lexer.depth -= 1
    lexer.advance(to: brace + 1)
  }

  /// Reads `a.b`; `nil` where no name stands.
  mutating func readPath() -> [String]? {
    guard let first = readName() else { return nil }
    var path = [first]
    while lexer.current == UInt8(ascii: "."), path.count < ScriptExpression.maximumDepth {
      var probe = lexer
      probe.advance(to: probe.at + 1)
      guard probe.isAtWord, probe.at == probe.previousEnd else { break }
      lexer = probe
      guard let name = readName() else { return nil }
      path.append(name)
    }
    return path
  }

  // MARK: Changes

  /// Reads an assignment or a call that adds to a list; `nil` for any other statement.
  private mutating func readMutation() -> ScriptStatement.Kind? {
    guard lexer.isAtWord, let path = readPath() else { return nil }
    if isAtAssignment {
      lexer.advance(to: lexer.at + 1)
      return .assignment(
        path: path, isAddition: false, value: readWholeExpression(.statement))
    }
    if lexer.current == UInt8(ascii: "+"), lexer.operatorRunEnd(from: lexer.at) == lexer.at + 2,
      lexer.byte(lexer.at + 1) == UInt8(ascii: "=")
    {
      lexer.advance(to: lexer.at + 2)
      return .assignment(path: path, isAddition: true, value: readWholeExpression(.statement))
    }
    guard path.count > 1, path[path.count - 1] == "append" || path[path.count - 1] == "insert",
      lexer.current == UInt8(ascii: "("), !lexer.isAfterNewline,
      let arguments = readArguments(depth: 0), isAtStatementEnd
    else { return nil }
    return .call(path: path, arguments: arguments)
  }

  /// Whether a statement that is complete before the current token ends there.
  var isAtStatementEnd: Bool {
    let byte = lexer.current
    if byte == 0 || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") { return true }
    guard lexer.isAfterNewline else { return false }
    return !lexer.continuesExpression(isAfterClosure: false, angles: 0)
  }
}

extension Lexer {
  /// The names that stand behind a text, wherever it stands.
  fileprivate func names(behind text: StaticString) -> Set<String> {
    var names: Set<String> = []
    let count = text.utf8CodeUnitCount
    var i = at
    while i + count < end {
      if bytes[i] == text.utf8Start[0], isText(text, i, i + count) {
        i += count
        let stop = plainWordEnd(from: i)
        names.insert(self.text(i, stop))
        i = stop
      } else {
        i += 1
      }
    }
    return names
  }
}
