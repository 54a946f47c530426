/// The declarations of one source file, without bodies.
package struct Outline: Sendable {
  /// The file's imports, in the order of the text.
  package let imports: [Import]
  /// The declarations at file level, in the order of the text; each holds its members.
  package let declarations: [Declaration]
  /// The kinds of things among the declarations and their members.
  package let contents: Declaration.Contents
  /// The reasons why the file could not be read to the end; empty if it was. `declarations` has the
  /// declarations before the first problem. Problems in members that are read on first use are
  /// included after that use.
  package var problems: [Problem] {
    guard firstProblems.isEmpty else { return firstProblems }
    return file?.problems ?? []
  }
  /// True if members were read in a second reading.
  package var hasReadMembers: Bool { file?.problems != nil }

  /// The starts of the file's lines.
  package var lines: LineTable { knownLines ?? file?.lines ?? LineTable(of: []) }

  private let firstProblems: [Problem]
  private let knownLines: LineTable?
  private let file: RereadFile?

  /// - Parameters:
  ///   - lines: The starts of the lines; `nil` if `file` is read again for them.
  ///   - file: The file from which members are read on first use.
  package init(
    imports: [Import], declarations: [Declaration], problems: [Problem], lines: LineTable?,
    file: RereadFile? = nil
  ) {
    self.imports = imports
    self.declarations = declarations
    contents = Declaration.Contents(among: declarations)
    firstProblems = problems
    knownLines = lines
    self.file = file
  }

  /// Returns the outline with further declarations appended.
  package func adding(_ others: [Declaration]) -> Outline {
    Outline(
      imports: imports, declarations: declarations + others, problems: firstProblems,
      lines: knownLines, file: file)
  }

  /// The types in bodies of functions, each with its offset in the file. Offsets inside a
  /// declaration count from there. The file is read again each time.
  package var localTypes: [(offset: Int, type: Declaration)] {
    let code = BodyText(reading: file?.text() ?? [])
    let known = Set(declarations.flatMap(\.offsetsOfTypes))
    let candidates = code.tokens.indices.dropLast().filter {
      code.isKeywordOfType($0) && !known.contains(code.tokens[$0 + 1].start)
    }
    return candidates.compactMap { index in
      code.readType(at: index).map { (code.tokens[index].start, $0) }
    }
  }

  /// The outline of an empty text.
  package static let empty = Outline(
    imports: [], declarations: [], problems: [], lines: LineTable(of: []))
}

extension Declaration {
  /// The offsets of the names of the type and the types in it.
  fileprivate var offsetsOfTypes: [Int] {
    [nameRange.lowerBound] + memberTypes.flatMap(\.offsetsOfTypes)
  }
}

extension BodyText {
  /// True if a token is the keyword of a type that a function can declare.
  fileprivate func isKeywordOfType(_ index: Int) -> Bool {
    ["struct", "class", "actor", "enum"].contains { isKeyword(index, $0) }
  }

  /// The type that a keyword begins, read alone; `nil` if it has no body.
  fileprivate func readType(at index: Int) -> Declaration? {
    guard let brace = tokens[index...].first(where: { $0.begins("{") }), brace.partner > 0
    else { return nil }
    let text = bytes[tokens[index].start..<tokens[brace.partner].end]
    let outline = text.withUnsafeBufferPointer { Outline(reading: $0) }
    return outline.declarations.first(where: \.kind.namesType)
  }
}

/// An `import`.
package struct Import: Sendable {
  /// The imported module: `Foundation` of `import struct Foundation.URL`.
  package let module: String
  /// The text of the statement with canonical spacing, attributes and access included:
  /// `@preconcurrency public import Core`.
  package let text: String
  /// The attributes, as written: `@preconcurrency`.
  package let attributes: [String]
  /// The access; `nil` if none is written.
  package let access: Access?
  /// The bytes of the module's name.
  package let nameRange: Range<Int>
  /// The `#if` conditions around it, outermost first.
  package let conditions: [Condition]
}
