import HasgenProgram

/// A target of an Xcode project that compiles Swift files.
struct XcodeTarget: Sendable {
  /// The name of its project, without `.xcodeproj`.
  let projectName: String
  /// The path to print of the `project.pbxproj`.
  let projectFile: String
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
  /// The folders that it synchronizes with the disk; absolute, normalized.
  let synchronizedFolders: [String]
  /// The files that it lacks in these folders, and those that it has in folders of other targets;
  /// absolute, normalized.
  let exceptions: Set<String>

  /// The outermost folders of its files.
  var folders: [String] { Path.outermostFolders(of: files) }

  /// Returns true if the target compiles a Swift file, or will compile it once it exists.
  ///
  /// - Parameter path: Absolute, normalized.
  func compiles(_ path: String) -> Bool {
    if files.contains(path) { return true }
    guard Disk.kind(of: path) == nil else { return false }
    let isInFolder = synchronizedFolders.contains { Path.below($0, path) != nil }
    return isInFolder != exceptions.contains(path)
  }
}
