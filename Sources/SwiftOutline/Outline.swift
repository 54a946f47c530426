import SwiftLexing

/// The declarations of one source file, without bodies.
public struct Outline: Sendable {
  /// The file's imports, in the order of the text.
  public let imports: [Import]
  /// The declarations at file level, in the order of the text; each holds its members.
  public let declarations: [Declaration]
  /// The kinds of things among the declarations and their members.
  package let contents: Declaration.Contents
  /// The reasons why the file could not be read to the end; empty for a file that was.
  /// `declarations` has those before the first problem. Problems in members count once somebody has
  /// asked for these.
  public var problems: [Problem] {
    firstProblems.isEmpty ? lazy?.problems ?? [] : firstProblems
  }
  /// True if the members of its types were read.
  package var hasReadMembers: Bool { lazy?.isRead ?? true }
  private let firstProblems: [Problem]
  private let lazy: LazyMembers?
  /// The starts of the file's lines.
  public let lines: LineTable

  package init(
    imports: [Import], declarations: [Declaration], problems: [Problem], lines: LineTable,
    lazy: LazyMembers? = nil
  ) {
    self.imports = imports
    self.declarations = declarations
    contents = Declaration.Contents(among: declarations)
    firstProblems = problems
    self.lazy = lazy
    self.lines = lines
  }

  /// The outline of an empty text.
  package static let empty = Outline(
    imports: [], declarations: [], problems: [], lines: LineTable(starts: [0]))
}

/// An `import`.
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
