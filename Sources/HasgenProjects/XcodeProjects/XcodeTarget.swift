import HasgenProgram

/// A target of an Xcode project that compiles Swift files.
package struct XcodeTarget: Sendable {
  /// The name that Xcode shows.
  package let name: String
  /// The name that an import uses.
  package let moduleName: String
  /// True for a bundle of tests.
  package let isForTests: Bool
  /// True for an app.
  package let isApp: Bool
  /// The isolation of declarations that state none; `nil` if the settings do not state it.
  package let defaultIsolation: ModuleSettings.DefaultIsolation?
  /// Its Swift files; absolute, normalized. Some may not exist.
  package let files: Set<String>
  /// True if Xcode adds the new files of a folder to the target by itself.
  package let hasSynchronizedFolders: Bool
}
