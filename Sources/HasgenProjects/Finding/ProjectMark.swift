/// The mark that makes a folder a project.
package enum ProjectMark: Sendable {
  /// A `Package.swift`.
  case package
  /// An Xcode project or workspace, or the description from which Tuist or XcodeGen generates one.
  case xcodeProject
  /// A `.hasgen.json` alone.
  case configuration

  /// The name of the file that marks a project by itself.
  static let configurationFile = ".hasgen.json"

  /// True if a manifest or project describes the build. Then a path in the folder selects the whole
  /// project.
  package var isBuilt: Bool { self != .configuration }
}

/// A folder that is a project, and the mark that makes it one.
package typealias ProjectFolder = (folder: String, mark: ProjectMark)

extension Disk {
  /// The mark of a folder, by the names in it; `nil` if it is not a project.
  ///
  /// - Parameter folder: Absolute.
  package static func projectMark(of folder: String) -> ProjectMark? {
    if isPackage(folder) { return .package }
    if containsXcodeProject(folder) { return .xcodeProject }
    return hasConfiguration(folder) ? .configuration : nil
  }

  /// The project that a path belongs to: the nearest one among the path and the folders around it.
  ///
  /// An Xcode project without a `.hasgen.json` uses the nearest `.hasgen.json` above it. Outside a
  /// git repository, only the folder itself is searched for an Xcode project.
  package static func nearestProject(around path: String) -> ProjectFolder? {
    var xcodeProject: ProjectFolder?
    let repository = repository(around: path) ?? path
    for folder in foldersUpward(from: path) {
      if hasConfiguration(folder) { return (folder, projectMark(of: folder) ?? .configuration) }
      if isPackage(folder) { return xcodeProject ?? (folder, .package) }
      if xcodeProject == nil, Path.below(repository, folder) != nil, containsXcodeProject(folder) {
        xcodeProject = (folder, .xcodeProject)
      }
    }
    return xcodeProject
  }

  /// The nearest folder upward of a path, the path itself included, that is a git repository.
  package static func repository(around path: String) -> String? {
    foldersUpward(from: path).first { kind(of: Path.join($0, ".git")) != nil }
  }

  /// A path and the folders around it, the innermost first.
  static func foldersUpward(from path: String) -> some Sequence<String> {
    sequence(first: path) { folder in
      let outer = Path.folder(of: folder)
      return outer == folder ? nil : outer
    }
  }

  /// The nearest package upward of a path, the path itself included.
  package static func package(around path: String) -> String? {
    foldersUpward(from: path).first(where: isPackage)
  }

  /// Returns true if a folder is a package.
  package static func isPackage(_ folder: String) -> Bool {
    targetKind(of: Path.join(folder, ManifestName.usual)) == .file
      && mark(by: ManifestName.usual, in: folder) == .package
  }

  /// Returns true if a folder has a `.hasgen.json`.
  package static func hasConfiguration(_ folder: String) -> Bool {
    targetKind(of: Path.join(folder, ProjectMark.configurationFile)) == .file
  }

  /// The nearest folder above a project, in its repository, that has a configuration; `nil` if the
  /// project has one itself.
  package static func configuration(aroundProject folder: String) -> String? {
    guard !hasConfiguration(folder), let repository = repository(around: folder) else { return nil }
    for outer in foldersUpward(from: folder) {
      if hasConfiguration(outer) { return outer }
      if outer == repository { break }
    }
    return nil
  }

  /// Returns true if a folder directly contains an Xcode project, or its description for Tuist or
  /// XcodeGen.
  package static func containsXcodeProject(_ folder: String) -> Bool {
    readableEntries(in: folder).contains { mark(by: $0.name, in: folder) == .xcodeProject }
  }

  /// The kind of project that an entry makes its folder.
  static func mark(by name: String, in folder: String) -> ProjectMark? {
    // Called for all files: the first or last byte of the name rules out most of them.
    switch (name.utf8.first, name.utf8.last) {
    case (_, UInt8(ascii: "j")) where name.hasSuffix(".xcodeproj"): return .xcodeProject
    case (_, UInt8(ascii: "e")) where name.hasSuffix(".xcworkspace"): return .xcodeProject
    case (UInt8(ascii: "p"), _) where name == "project.yml" || name == "project.yaml":
      return .xcodeProject
    case (UInt8(ascii: "P"), _), (UInt8(ascii: "W"), _):
      let path = Path.join(folder, name)
      if name == ManifestName.usual { return isManifest(path) ? .package : nil }
      guard name == "Project.swift" || name == "Workspace.swift" else { return nil }
      let isOfTuist = text(of: path)?.contains("import ProjectDescription") == true
      return isOfTuist ? .xcodeProject : nil
    default: return nil
    }
  }

  /// Returns true if a file `Package.swift` is a manifest: an app may have a type `Package`. A file
  /// that is empty or cannot be read counts as one.
  private static func isManifest(_ path: String) -> Bool {
    guard let text = text(of: path), !text.isEmpty else { return true }
    return text.contains("swift-tools-version") || text.contains("import PackageDescription")
  }
}
