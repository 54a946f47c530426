import SwiftLexing

/// An outline of what may have to do with some words, and a sketch of what has not.
public struct PartialOutline: Sendable {
  /// The imports, and the declarations that hold one of the words or are asked for by a protocol
  /// which does. All problems of the text are told.
  public let outline: Outline
  /// The other types and extensions at file level; `nil` if there are none.
  public let rest: Sketch?

  /// Reads a source text.
  ///
  /// Total: whatever the bytes are, it comes back with what it found. A text with a problem is
  /// outlined as a whole.
  ///
  /// - Parameter words: The words for which a declaration is outlined.
  public init(reading source: UnsafeBufferPointer<UInt8>, lookingFor words: WordPattern) {
    let parts = words.roles.withUnsafeBufferPointer { roles in
      Outline.read(source) { $0.read(lookingFor: words, roles) }
    }
    guard let parts, parts.outline.problems.isEmpty else {
      outline = Outline(reading: source)
      rest = nil
      return
    }
    (outline, rest) = parts
  }
}
