/// A piece of Swift that stands on one line or on several.
///
/// It says where lines may break. `Printer`, which knows the columns, decides where they do.
package indirect enum Code: Sendable, Hashable {
  /// Text without line breaks.
  case text(String)
  /// Pieces, one behind the other.
  case sequence([Code])
  /// A piece on one line, if it and the text behind it on that line fit there; otherwise the piece
  /// is broken at each of its breaks. An inner group is broken independently.
  case group(Code)
  /// A piece whose lines after the first are indented by two more columns.
  case indented(Code)
  /// A break: the end of a line if the group around it is broken, otherwise a space.
  case lineOrSpace
  /// A break: the end of a line if the group around it is broken, otherwise nothing.
  case lineOrNothing
  /// The end of a line, which breaks all groups around it.
  case newLine
  /// The first of some forms of a piece whose first line fits; the last one if none does.
  case choice([Code])
}

extension Code: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
  /// Creates a text from a literal.
  package init(stringLiteral text: String) { self = .text(text) }

  /// Creates a sequence from a literal.
  package init(arrayLiteral pieces: Code...) { self = .sequence(pieces) }
}

extension Code {
  /// Pieces, each on a line of its own.
  package static func lines(_ pieces: [Code]) -> Code {
    .sequence(pieces.enumerated().flatMap { $0 == 0 ? [$1] : [.newLine, $1] })
  }

  /// Pieces with a comma and a break between each two.
  package static func separated(_ pieces: [Code]) -> Code {
    .sequence(pieces.enumerated().flatMap { $0 == 0 ? [$1] : [",", .lineOrSpace, $1] })
  }

  /// Pieces with a comma between each two, as many on a line as fit.
  ///
  /// - Parameter start: A piece in front of the others, with a break behind it.
  package static func filled(_ pieces: [Code], behind start: Code? = nil) -> Code {
    let texts = pieces.enumerated().map { $0 == pieces.count - 1 ? $1 : [$1, ","] }
    let first = start ?? texts.first ?? []
    return .sequence(
      [first] + texts.dropFirst(start == nil ? 1 : 0).map { .group([.lineOrSpace, $0]) })
  }

  /// The place of the closing bracket of a broken list.
  package enum ListEnd: Sendable {
    /// The bracket is on a line of its own.
    case onItsOwn
    /// The bracket follows the last element on its line.
    case behindTheLast
  }

  /// A list in brackets: on one line, or with an element on each.
  ///
  /// - Parameters:
  ///   - start: The text up to the opening bracket, which is its last character.
  ///   - end: The text from the closing bracket on.
  package static func list(
    _ start: Code, _ elements: [Code], closing end: Code = ")", ending: ListEnd = .onItsOwn
  ) -> Code {
    if elements.isEmpty { return [start, end] }
    return .group([
      start, .indented([.lineOrNothing, .separated(elements)]),
      ending == .onItsOwn ? .lineOrNothing : [], end,
    ])
  }

  /// A call: `make(a, b: 1)`.
  package static func call(_ callee: String, _ arguments: [Code]) -> Code {
    .list(.text("\(callee)("), arguments)
  }

  /// An argument with its label, if it has one: `b: 1`.
  package static func argument(_ label: String?, _ value: Code) -> Code {
    label.map { ["\($0): ", value] } ?? value
  }

  /// A closure: `{ [self] a, b in make(a, b) }`.
  ///
  /// - Parameters:
  ///   - captures: The list of captures with its brackets; empty for none.
  ///   - effects: The `throws` clause, if it must be written: `throws(Failure)`; empty for none.
  package static func closure(
    captures: String = "", parameters: [String], effects: String = "", _ body: [Code]
  ) -> Code {
    let names = parameters.joined(separator: ", ")
    let signature = effects.isEmpty ? [captures, names] : [captures, "(\(names))", effects]
    let isBare = signature.allSatisfy(\.isEmpty)
    return .inlineBlock(.words(["{"] + signature + [isBare ? "" : "in"]), body)
  }

  /// A block on one line, if it fits there: `get { a }`.
  ///
  /// - Parameter head: The text up to the opening brace, which is its last character.
  package static func inlineBlock(_ head: Code, _ body: [Code]) -> Code {
    .group([head, .indented([.lineOrSpace, .lines(body)]), .lineOrSpace, "}"])
  }

  /// A block whose body is on lines of its own.
  ///
  /// - Parameter head: The text up to the opening brace, which is its last character.
  package static func block(_ head: Code, _ body: [Code]) -> Code {
    if body.isEmpty { return [head, .newLine, "}"] }
    return [head, .indented([.newLine, .lines(body)]), .newLine, "}"]
  }

  /// Two pieces with a break between them, the second one indented by two columns: `let a = b`.
  package static func broken(_ start: Code, _ end: Code) -> Code {
    .group([start, .indented([.lineOrSpace, end])])
  }

  /// Words with a space between each two, without those that are empty.
  package static func words(_ words: [String]) -> Code {
    .text(words.filter { !$0.isEmpty }.joined(separator: " "))
  }
}
