import HasgenReading

/// A module of the user: source files that see each other without an import.
package struct SourceModule: Sendable {
  /// The name of the module in imports.
  package let name: String
  /// Its files, generated ones left out.
  package let files: [SourceFile]
  /// The known build settings of the folder's module.
  package let settings: ModuleSettings

  package init(name: String, files: [SourceFile], settings: ModuleSettings = .unknown) {
    self.name = name
    self.files = files
    self.settings = settings
  }

  /// Returns the module with other files.
  package func with(files: [SourceFile]) -> SourceModule {
    SourceModule(name: name, files: files, settings: settings)
  }
}

/// A source file of the program. A class, because many values share it.
package final class SourceFile: Sendable {
  /// The path for messages, and for generated files beside it, with `/` as the separator.
  package let path: String
  /// The declarations of the file.
  package let outline: Outline

  package init(path: String, outline: Outline) {
    self.path = path
    self.outline = outline
  }
}
