import SwiftLexing

/// The header of a type, wherever it stands: also inside a function's body.
public struct TypeHeader: Sendable {
  /// The name as written.
  public let name: String
  /// The bytes of the name.
  public let nameRange: Range<Int>
  /// The types of the inheritance clause.
  public let inheritedTypes: [TypeSyntax]
  /// The `#if` conditions that it stands under, outermost first.
  public let conditions: [Condition]
}

extension Outline {
  /// Finds the headers of all types in a text that inherit from something, local types included,
  /// which an outline leaves out. Takes longer than reading an outline: for when it must be known.
  ///
  /// Total: a text that cannot be read to the end has those that stand before its problem.
  public static func typeHeaders(in source: UnsafeBufferPointer<UInt8>) -> [TypeHeader] {
    guard let bytes = source.baseAddress, !source.isEmpty else { return [] }
    let readable = SourceBytes.textEnd(bytes, count: source.count)
    return Lexer.read(bytes, count: readable) { lexer in
      var headers: [TypeHeader] = []
      var conditions = OpenConditions()
      while lexer.current != 0 {
        if lexer.isAtTypeWord {
          if let header = lexer.readTypeHeader(under: conditions.all) { headers.append(header) }
        } else if let directive = lexer.currentDirective {
          conditions.enter(directive, lexer.enter(directive, wantsCondition: true))
        } else {
          lexer.skipToken()
        }
      }
      return headers
    }
  }
}

/// The conditions at a place in a text.
private struct OpenConditions {
  private(set) var all: [Condition] = []
  /// The number of conditions before each `#if`.
  private var outer: [Int] = []

  /// - Parameter condition: The condition behind the directive.
  mutating func enter(_ directive: ConditionDirective, _ condition: Condition?) {
    switch directive {
    case .ifCondition: outer.append(all.count)
    case .elseifCondition, .elseBranch:
      if let last = all.popLast() { all.append(last.negated) }
    case .endif: all.removeLast(all.count - (outer.popLast() ?? all.count))
    }
    if let condition { all.append(condition) }
  }
}

extension Lexer {
  fileprivate var currentDirective: ConditionDirective? {
    current == UInt8(ascii: "#") ? directive(at: at) : nil
  }

  fileprivate var isAtTypeWord: Bool {
    isAtWord("struct") || isAtWord("class") || isAtWord("actor") || isAtWord("enum")
  }

  /// Reads from the keyword to the end of the inheritance clause; `nil` where none follows.
  fileprivate mutating func readTypeHeader(under conditions: [Condition]) -> TypeHeader? {
    advance(to: plainWordEnd(from: at))
    guard let name = takeWord() else { return nil }
    if current == UInt8(ascii: "<") { _ = readGenericParameters() }
    let types = readInheritance()
    return types.isEmpty
      ? nil
      : TypeHeader(
        name: text(name), nameRange: name, inheritedTypes: types, conditions: conditions)
  }

  /// Goes on behind the current token; brackets are tokens as any others.
  fileprivate mutating func skipToken() {
    let base = depth
    let stop = tokenEnd()
    guard stop >= 0, !hasFailed else { return }
    // The interpolation of a string is open.
    if depth > base { skip(from: stop, downTo: base) } else { advance(to: stop) }
  }

  private mutating func tokenEnd() -> Int {
    let kind = classes[Int(current)]
    if kind == ByteClass.quote { return stringEnd(from: at) }
    if kind == ByteClass.backtick { return wordEnd(from: at) }
    if kind == ByteClass.pound { return poundEnd(from: at) }
    if kind == ByteClass.operation || kind == ByteClass.slash {
      return operatorEnd(from: at, previous: previousEnd)
    }
    return max(plainWordEnd(from: at), at + 1)
  }
}
