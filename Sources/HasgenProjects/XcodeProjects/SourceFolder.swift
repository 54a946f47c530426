/// A folder that may hold sources, with everything below it. Links and hidden entries are left out.
package struct SourceFolder {
  /// Absolute.
  package let path: String
  /// The Swift files directly in it.
  package private(set) var files: [String] = []
  /// The folders directly in it that may hold sources.
  package private(set) var folders: [SourceFolder] = []
  /// The packages directly in it.
  package private(set) var packages: [String] = []
  /// The folders `….xcodeproj` directly in it.
  package private(set) var xcodeProjects: [String] = []
  /// The folders directly in it with third-party sources: `Pods`.
  package private(set) var thirdPartyFolders: [String] = []
  /// True if an Xcode project, or the description of one, is directly in it.
  package private(set) var containsXcodeProject = false

  /// Reads the folder from the disk.
  ///
  /// - Parameter path: Absolute.
  package init(at path: String) {
    self.path = path
    for entry in Disk.readableEntries(in: path)
    where !entry.name.hasPrefix(".") && Path.reasonNotToName(entry.name) == nil {
      let inner = Path.join(path, entry.name)
      if Disk.mark(by: entry.name, in: path) == .xcodeProject { containsXcodeProject = true }
      switch entry.kind {
      case .file where Path.isSwiftFile(inner) && !XcodeNames.isDescription(entry.name):
        files.append(inner)
      case .folder where inner.hasSuffix(".xcodeproj"): xcodeProjects.append(inner)
      case .folder where XcodeNames.isNeverModule(entry.name): thirdPartyFolders.append(inner)
      case .folder where Disk.isPackage(inner): packages.append(inner)
      case .folder: folders.append(SourceFolder(at: inner))
      case .file, .link, .other: break
      }
    }
  }

  /// The Swift files in it and below.
  package var allFiles: [String] { files + folders.flatMap(\.allFiles) }

  /// The folders `….xcodeproj` in it and below.
  package var allXcodeProjects: [String] { xcodeProjects + folders.flatMap(\.allXcodeProjects) }

  /// The packages and Xcode projects in it and below, without those inside of others.
  package var projects: [String] {
    containsXcodeProject ? [path] : (packages + folders.flatMap(\.projects)).sorted()
  }

  /// True if an Xcode project is in it or below.
  package var containsXcodeProjectBelow: Bool {
    containsXcodeProject || folders.contains(where: \.containsXcodeProjectBelow)
  }
}
