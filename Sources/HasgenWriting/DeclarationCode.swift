/// A declaration with its doc comment, attributes, condition and members.
package struct DeclarationCode: Sendable, Hashable {
  /// The empty lines between declarations of a list.
  package enum Separation: Sendable {
    case always, never
    /// No empty lines, and a single member is on the line of its type if it fits there.
    case inline
    /// An empty line between any two declarations, unless each takes one line.
    case aroundBlocks
  }

  /// The doc comment; each piece begins a line, and may be broken into several.
  package let documentation: [Code]
  /// The attributes as written, each on lines of its own.
  package let attributes: [String]
  /// The `#if` condition around it; `nil` for none.
  package let condition: String?
  /// The declaration; for a type, up to its opening brace.
  private let code: Code
  /// The members of a type; `nil` for other declarations.
  private let members: Members?

  private struct Members: Hashable {
    let list: [DeclarationCode]
    let separation: Separation
  }

  /// A declaration without members.
  package init(
    documentation: [Code] = [], attributes: [String] = [], condition: String? = nil,
    _ code: Code
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.condition = condition
    self.code = code
    members = nil
  }

  /// A type or an extension.
  package init(
    documentation: [Code] = [], attributes: [String] = [], condition: String? = nil,
    _ head: TypeHead, _ members: [DeclarationCode], separated separation: Separation = .always
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.condition = condition
    code = head.code(opening: members.isEmpty ? "{}" : "{")
    self.members = Members(list: members, separation: separation)
  }

  /// The lines below the doc comment and the attributes.
  private func ownLines(within columns: Int) -> [String] {
    let head = code.lines(within: columns)
    guard let members, !members.list.isEmpty else { return head }
    let lines = members.list.lines(within: columns - 2, separated: members.separation)
    let whole = "\(head[0]) \(lines[0]) }"
    let isInline = members.separation == .inline && head.count == 1 && lines.count == 1
    if isInline, whole.count <= columns { return [whole] }
    return head + lines.indented + ["}"]
  }

  /// All lines; `isOneLine` is true if only one of them is below the doc comment and the
  /// attributes.
  fileprivate func lines(within columns: Int) -> (all: [String], isOneLine: Bool) {
    let own = ownLines(within: columns)
    let comment = documentation.flatMap { $0.lines(within: columns - 4) }
      .map { $0.isEmpty ? "///" : "/// \($0)" }
    let lines = attributes.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    return (comment + lines + own, own.count == 1)
  }
}

extension [DeclarationCode] {
  /// The lines of declarations; neighbours with the same condition share one `#if`.
  package func lines(
    within columns: Int = Printer.columns,
    separated separation: DeclarationCode.Separation = .always
  ) -> [String] {
    runs { $0.condition == $1.condition }.map { run in
      guard let condition = run[0].condition else { return run.lines(columns, separation) }
      return ["#if \(condition)"] + run.lines(columns - 2, separation).indented + ["#endif"]
    }.joinedByEmptyLines
  }

  /// The lines of declarations with the same condition.
  private func lines(_ columns: Int, _ separation: DeclarationCode.Separation) -> [String] {
    map { $0.lines(within: columns) }
      .runs { last, next in
        switch separation {
        case .always: false
        case .never, .inline: true
        case .aroundBlocks: last.isOneLine && next.isOneLine
        }
      }.map { $0.flatMap(\.all) }.joinedByEmptyLines
  }
}

extension [String] {
  /// The lines, indented by two columns, except empty ones.
  fileprivate var indented: [String] { map { $0.isEmpty ? "" : "  \($0)" } }
}

extension [[String]] {
  fileprivate var joinedByEmptyLines: [String] { [String](joined(separator: [""])) }
}

/// The declaration of a type, or an extension, up to its opening brace.
package struct TypeHead: Sendable, Hashable {
  /// The layout of protocols that do not fit on one line.
  package enum Inheritance: Sendable, Hashable {
    case oneOnEachLine, filled
  }

  private let start: String
  private let protocols: [String]
  private let inheritance: Inheritance
  private let whereClause: String?

  /// - Parameters:
  ///   - words: Access, modifiers and keyword; empty texts are left out.
  ///   - name: The name with the generic parameters.
  ///   - protocols: The protocols that it conforms to.
  package init(
    _ words: [String], _ name: String, protocols: [String] = [],
    inheritance: Inheritance = .oneOnEachLine, whereClause: String? = nil
  ) {
    start = (words + [name]).filter { !$0.isEmpty }.joined(separator: " ")
    self.protocols = protocols
    self.inheritance = inheritance
    self.whereClause = whereClause
  }

  /// - Parameter brace: The last characters: an opening brace, or both braces.
  func code(opening brace: String) -> Code {
    let clause = whereClause.map { "where \($0) \(brace)" } ?? brace
    if protocols.isEmpty { return "\(start) \(clause)" }
    let names = protocols.map(Code.text)
    let list: Code = inheritance == .filled ? .filled(names) : .group(.separated(names))
    return .group([
      "\(start):", .indented([.lineOrSpace, list]), .lineOrSpace, .text(clause),
    ])
  }
}
