import SwiftLexing

/// The declarations of one source file, without bodies.
public struct Outline: Sendable {
  /// The file's imports, in the order of the text.
  public let imports: [Import]
  /// The declarations at file level, in the order of the text; each holds its members.
  public let declarations: [Declaration]
  /// What there is among the declarations and their members.
  package let contents: Declaration.Contents
  /// Why the file could not be read to the end; empty for a file that was.
  /// What was found before the first problem stands in `declarations`.
  public let problems: [Problem]
  /// Where each line of the file begins.
  public let lines: LineTable

  package init(
    imports: [Import], declarations: [Declaration], problems: [Problem], lines: LineTable
  ) {
    self.imports = imports
    self.declarations = declarations
    contents = Declaration.Contents(among: declarations)
    self.problems = problems
    self.lines = lines
  }

  /// The outline of an empty text.
  package static let empty = Outline(
    imports: [], declarations: [], problems: [], lines: LineTable(starts: [0]))
}

/// One `import`.
public struct Import: Sendable {
  /// The imported module: `Foundation` of `import struct Foundation.URL`.
  public let module: String
  /// The text of the statement with canonical spacing, attributes and access included:
  /// `@preconcurrency public import Core`.
  public let text: String
  /// The bytes of the module's name.
  public let nameRange: Range<Int>
  /// The `#if` conditions that it stands under, outermost first.
  public let conditions: [Condition]
}
