import HasGeneration
import SwiftLexing
import SwiftOutline

/// The facts about a module's files that a run needs: one machine reads them, and another joins
/// them with the outlines of other modules.
public struct ModuleOutline: Sendable {
  /// A file of the module.
  public struct File: Sendable {
    /// The path to print.
    public let path: String
    /// The facts in its text.
    public let text: Text
    /// Whether the tool wrote it.
    public let isGenerated: Bool
    /// The sketch of the file; `nil` if it has one of the words that are looked for.
    package let sketch: Sketch.Numbers?
  }

  /// The part of a file that is kept.
  public enum Text: Sendable {
    /// The text, in which the lines are empty that nothing depends on.
    case text(String)
    /// The bytes of a file that is no UTF-8.
    case bytes([UInt8])
    /// The number that the system gave when the file could not be read.
    case unreadable(Int)
  }

  /// The version of its JSON.
  public static let version = 1

  /// The name of the module.
  public let name: String
  /// The paths to print of the folders that its files were looked for in.
  public let folders: [String]
  /// The words that were looked for in the files, as a pattern signs them.
  public let words: String
  /// The files, sorted by path.
  public let files: [File]
}

extension ModuleOutline.File {
  /// Keeps what a run needs of a file's bytes: all of a generated one.
  init(_ path: String, _ source: UnsafeBufferPointer<UInt8>, lookingFor words: WordPattern) {
    self.path = path
    isGenerated = FileGenerator.marks(source)
    if isGenerated {
      sketch = nil
      text = String(validating: source, as: UTF8.self).map { .text($0) } ?? .bytes(Array(source))
    } else {
      sketch = Sketch(reading: source, lookingFor: words).numbers
      text = Abridgement(of: source).text.map { .text($0) } ?? .bytes(Array(source))
    }
  }
}
