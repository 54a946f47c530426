import SwiftOutline

/// A module of the user's: the sources that see each other without an import.
public struct SourceModule: Sendable {
  /// The name that an import of it uses.
  public let name: String
  /// Its files that are outlined, generated ones left out.
  public let files: [SourceFile]
  /// Its files that are not outlined, since they seem not to matter. A file of which this is true in
  /// part is among both.
  public let sketched: [SketchedFile]
  /// The settings of its build, as far as they are known.
  public let settings: ModuleSettings

  package init(
    name: String, files: [SourceFile], sketched: [SketchedFile] = [],
    settings: ModuleSettings = .unknown
  ) {
    self.name = name
    self.files = files
    self.sketched = sketched
    self.settings = settings
  }

  /// The number of its files.
  public var fileCount: Int { files.count + sketched.count { !$0.isRest } }

  /// Returns the module with other files.
  package func with(files: [SourceFile], sketched: [SketchedFile]) -> SourceModule {
    SourceModule(name: name, files: files, sketched: sketched, settings: settings)
  }
}

/// A source file as the graph sees it. A class, as what never changes and is handed on and on.
public final class SourceFile: Sendable {
  /// The path to print and to put generated files beside, with `/` between its parts.
  public let path: String
  /// The declarations of the file.
  public let outline: Outline

  package init(path: String, outline: Outline) {
    self.path = path
    self.outline = outline
  }
}

/// A source file of which no more is known than a sketch, or the rest of one that is outlined in
/// part. A class, as what never changes and is handed on and on.
public final class SketchedFile: Sendable {
  /// The path to print, with `/` between its parts.
  public let path: String
  /// The names that the file may declare and mention.
  package let sketch: Sketch
  /// Whether the sketch is the rest of a file that is outlined in part.
  public let isRest: Bool

  package init(path: String, sketch: Sketch, isRest: Bool = false) {
    self.path = path
    self.sketch = sketch
    self.isRest = isRest
  }
}
