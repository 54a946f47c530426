import HasgenReading

/// A folder for generated doubles: the folder of a test target, or a folder for previews in the
/// app.
package struct DoublesTarget: Sendable {
  /// A name in the configuration.
  package struct Name: Sendable, Hashable {
    /// The name as written.
    package let text: String
    /// The location of the name in the configuration.
    package let location: Location

    package init(_ text: String, at location: Location) {
      self.text = text
      self.location = location
    }
  }

  /// The path of the folder as printed in messages, and its location in the configuration.
  package var folder: Name
  /// True if the folder belongs to the module of the consumers and gets preview dependencies.
  package let isForPreviews: Bool
  /// The modules of the consumers; empty for the module after which the folder is named, or the
  /// only module.
  package var modules: [Name]
  /// The services or consumers that get a double without a directive. In a test folder, these are
  /// protocols without `// hasgen: stub`; in a preview folder, consumers without
  /// `// hasgen: preview`.
  package let names: [Name]
  /// Returns true if the configuration lets a handwritten type of a name be the default value of a
  /// service; `nil` if it allows no such types.
  package let isStandIn: (@Sendable (String) -> Bool)?
  /// The known build settings of the folder's module.
  package var settings: ModuleSettings
  /// The files of a test folder that the user wrote, as a module with the folder's name.
  package var tests: SourceModule?
  /// The types that the files of the folder declare, qualified with dots.
  package var declared: Set<String> = []
  /// The modules that a partial run reads; `nil` for a full run.
  package var readModules: Set<String>?

  package init(
    folder: Name, isForPreviews: Bool = false, modules: [Name] = [], names: [Name] = [],
    isStandIn: (@Sendable (String) -> Bool)? = nil, settings: ModuleSettings = .unknown
  ) {
    self.folder = folder
    self.isForPreviews = isForPreviews
    self.modules = modules
    self.names = names
    self.isStandIn = isStandIn
    self.settings = settings
  }

  /// The module after which a test target's folder is named: `App` of `Tests/AppTests`.
  package var defaultModule: String? {
    let name = folder.text.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix("Tests") && !isForPreviews ? String(name.dropLast("Tests".count)) : nil
  }

  /// True if the files of the folder declare a type with this qualified name.
  package func declares(_ path: String) -> Bool { declared.contains(path) }
}
