import SwiftOutline

/// A module of the user's: the sources that see each other without an import.
public struct SourceModule: Sendable {
  /// The name that an import of it uses.
  public let name: String
  /// Its files, generated ones left out.
  public let files: [SourceFile]

  package init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files
  }
}

/// A source file as the graph sees it.
public struct SourceFile: Sendable {
  /// The path to print and to put generated files beside, with `/` between its parts.
  public let path: String
  /// What the file declares; nothing as long as it is only sketched.
  public let outline: Outline
  /// The headers of all types in it, local ones included. They are only looked at where no
  /// container has what is needed, so they may be left out at first.
  public let typeHeaders: [TypeHeader]
  /// What is known of a file that is not outlined, since it seems not to matter.
  package let sketch: Sketch?

  package init(path: String, outline: Outline, typeHeaders: [TypeHeader] = []) {
    self.path = path
    self.outline = outline
    self.typeHeaders = typeHeaders
    sketch = nil
  }

  /// Whether its declarations were read; those of a file that cannot matter are not.
  public var isOutlined: Bool { sketch == nil }

  package init(path: String, sketch: Sketch) {
    self.path = path
    outline = .empty
    typeHeaders = []
    self.sketch = sketch
  }
}
