import SwiftLexing

/// A text of statements that run from top to bottom, such as a package's manifest, with the values
/// of its declarations as far as they are written out.
package struct Script: Sendable {
  /// The statements at file level, and those of extensions and of types that hold constants.
  package let statements: [ScriptStatement]
  /// The reason why the text could not be read to its end, or at all.
  package let problem: Problem?
  /// Turns offsets into places.
  package let lines: LineTable

  /// Reads a text, in linear time. Total: whatever the bytes are, it comes back with what it found.
  package init(reading source: UnsafeBufferPointer<UInt8>) {
    guard let bytes = source.baseAddress, !source.isEmpty else {
      statements = []
      problem = nil
      lines = LineTable(starts: [0])
      return
    }
    lines = LineTable(of: bytes, count: source.count)
    if let encodingProblem = SourceBytes.problem(bytes, count: source.count) {
      statements = []
      problem = encodingProblem
      return
    }
    (statements, problem) = Lexer.read(bytes, count: source.count) { lexer in
      var reader = ScriptReader(lexer: lexer)
      reader.read()
      return (reader.statements, reader.lexer.problem)
    }
  }
}

/// A statement of a script.
package struct ScriptStatement: Sendable {
  package enum Kind: Sendable {
    /// `let name = value`
    case binding(ScriptBinding)
    /// `package.name = value`; `+=` where `isAddition`.
    case assignment(path: [String], isAddition: Bool, value: ScriptExpression)
    /// `package.targets.append(value)`
    case call(path: [String], arguments: [ScriptExpression.Argument])
    /// A statement that is not followed: a function, a loop, a condition.
    case effects(ScriptEffects)
  }

  package let kind: Kind
  /// The offset of its first byte.
  package let offset: Int
}

/// A constant or variable of a script.
package struct ScriptBinding: Sendable {
  /// The name of the type that it belongs to: `["Target", "Dependency"]`; empty at file level.
  package let scope: [String]
  package let name: String
  /// The type that stands behind the name.
  package let type: String?
  package let value: ScriptExpression
}

/// The effects that a statement which is not followed may have.
package struct ScriptEffects: Sendable {
  /// A value that may be changed: `target.swiftSettings`.
  package struct Change: Sendable, Hashable {
    /// The names from the left; the first is empty behind a subscript or call.
    package let path: [String]
    package let offset: Int
    /// Whether the value may be replaced, rather than get more elements.
    package let isReplaced: Bool
    /// Whether the statement declares a variable of that name itself.
    package let isLocal: Bool
  }

  /// The name of the type whose member it is; empty at file level.
  package let scope: [String]
  /// The values that are assigned to, added to, taken from, or passed to be changed.
  package internal(set) var changes: [Change] = []
  /// The functions and types that are declared; with `anyScope` before those of extensions that are
  /// not followed.
  package internal(set) var declared: Set<String> = []
  /// Whether the statement is a declaration, so that it may run at any time and often.
  package internal(set) var isDeclaration = false
  /// Whether a name without a dot may be that of a member of `self`.
  package internal(set) var hasSelf = false

  /// Stands before the name of a member of whatever type.
  package static var anyScope: String { "*." }
}
