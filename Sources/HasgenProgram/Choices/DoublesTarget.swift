import HasgenReading

/// A folder for generated doubles: the folder of a test target, or a folder for previews in the
/// app.
package struct DoublesTarget: Sendable {
  /// The behavior of stub members to which a test gives no value.
  package enum Style: String, Sendable, CaseIterable {
    /// The test does not compile without a value.
    case strict
    /// The member traps when it is used without a value.
    case lenient
  }

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
  package let style: Style
  /// The services or consumers that get a double without a directive. In a test folder, these are
  /// protocols without `// hasgen: stub`; in a preview folder, consumers without
  /// `// hasgen: preview`.
  package let names: [Name]
  /// The known build settings of the folder's module.
  package var settings: ModuleSettings
  /// True if the files of the folder import HasKit.
  package var importsHasKit = false
  /// The types that the files of the folder declare, qualified with dots.
  package var declared: Set<String> = []
  /// The modules that a partial run reads; `nil` for a full run.
  package var readModules: Set<String>?

  package init(
    folder: Name, isForPreviews: Bool = false, modules: [Name] = [], style: Style = .strict,
    names: [Name] = [], settings: ModuleSettings = .unknown
  ) {
    self.folder = folder
    self.isForPreviews = isForPreviews
    self.modules = modules
    self.style = style
    self.names = names
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
