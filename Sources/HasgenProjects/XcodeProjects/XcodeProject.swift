import HasgenReading

/// An Xcode project, as its `project.pbxproj` describes it.
struct XcodeProject: Sendable {
  /// The targets that compile Swift files, in the order of the project.
  let targets: [XcodeTarget]
  /// The folders of the packages to which it refers by path; absolute, normalized, sorted.
  let localPackages: [String]
  /// The projects to which it refers, without third-party ones; absolute, normalized, sorted.
  let subprojects: [String]

  /// Reads a folder `….xcodeproj`.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - shown: The path to print.
  init(reading path: String, shownAs shown: String) throws(WorkspaceError) {
    let objects = try ProjectObjects(of: path, shownAs: shown)
    var reader = TargetReader(of: objects)
    targets = objects.root.texts("targets").compactMap { reader.target($0) }
    let packages = objects.objects("packageReferences", of: objects.root)
      .compactMap { $0.text("relativePath") }
      .map { Path.resolved(Path.folder(of: path), $0) }
    let oldPackages = objects.paths(ofTypes: ["folder", "wrapper"]).filter(Disk.isPackage)
    localPackages = Set(packages + oldPackages).sorted()
    subprojects = objects.paths(ofTypes: ["wrapper.pb-project"]).sorted()
  }
}
