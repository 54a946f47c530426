import HasgenProgram

/// A target of an Xcode project that compiles Swift files.
struct XcodeTarget: Sendable {
  /// The name that Xcode shows.
  let name: String
  /// The name that an import uses.
  let moduleName: String
  /// True for a bundle of tests.
  let isForTests: Bool
  /// The isolation of declarations that state none; `nil` if it is unknown, because the
  /// configurations differ or the setting is not literal.
  let defaultIsolation: ModuleSettings.DefaultIsolation?
  /// The upcoming features that all configurations enable, and `StrictMemorySafety`.
  let features: Set<String>
  /// Its Swift files; absolute, normalized. Some may not exist.
  let files: Set<String>
}
