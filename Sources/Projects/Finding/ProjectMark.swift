import FileSystem

/// The mark that makes a folder a project.
package enum ProjectMark: Sendable {
  /// A `Package.swift`.
  case package
  /// An Xcode project or workspace, or the description that Tuist or XcodeGen makes one from.
  case xcodeProject
  /// A `.hasgen.json` alone.
  case configuration

  /// The name of the file that marks a project by itself.
  static let configurationFile = ".hasgen.json"

  /// Whether something says how the folder is built, so that a path in it stands for all of it.
  package var isBuilt: Bool {
    switch self {
    case .package, .xcodeProject: true
    case .configuration: false
    }
  }
}

extension Disk {
  /// The mark of a folder, by the names in it; `nil` if it is no project.
  ///
  /// - Parameter folder: Absolute.
  package static func projectMark(of folder: String) -> ProjectMark? {
    if isPackage(folder) { return .package }
    if isXcodeProject(folder) { return .xcodeProject }
    return hasConfiguration(folder) ? .configuration : nil
  }

  /// The project that a path belongs to: the nearest folder upward that is one, itself included.
  ///
  /// A `.hasgen.json` further up speaks for an Xcode project that has none. Outside a repository, an
  /// Xcode project is looked for in the folder itself only: the folders around it may hold anything.
  package static func nearestProject(around path: String) -> (folder: String, mark: ProjectMark)? {
    var folder = path
    var xcodeProject: String?
    let repository = repository(around: path) ?? path
    while true {
      if hasConfiguration(folder) {
        return (folder, projectMark(of: folder) ?? .configuration)
      }
      if isPackage(folder) { return xcodeProject.map { ($0, .xcodeProject) } ?? (folder, .package) }
      if xcodeProject == nil, Path.below(repository, folder) != nil, isXcodeProject(folder) {
        xcodeProject = folder
      }
      let outer = Path.folder(of: folder)
      if outer == folder { return xcodeProject.map { ($0, .xcodeProject) } }
      folder = outer
    }
  }

  private static func repository(around path: String) -> String? {
    upward(from: path, where: isRepository)
  }

  private static func isRepository(_ folder: String) -> Bool {
    kind(of: Path.join(folder, ".git")) != nil
  }

  private static func upward(from path: String, where isMeant: (String) -> Bool) -> String? {
    var folder = path
    while !isMeant(folder) {
      let outer = Path.folder(of: folder)
      if outer == folder { return nil }
      folder = outer
    }
    return folder
  }

  /// The nearest package upward of a path, the path itself included.
  package static func package(around path: String) -> String? {
    upward(from: path, where: isPackage)
  }

  /// Whether a folder is a package.
  package static func isPackage(_ folder: String) -> Bool {
    let path = Path.join(folder, "Package.swift")
    return targetKind(of: path) == .file && isManifest(path)
  }

  /// Whether a folder has a configuration of its own.
  package static func hasConfiguration(_ folder: String) -> Bool {
    targetKind(of: Path.join(folder, ProjectMark.configurationFile)) == .file
  }

  /// The nearest folder above a project, in its repository, that has a configuration; `nil` where
  /// the project has one itself.
  package static func configuration(aroundProject folder: String) -> String? {
    guard !hasConfiguration(folder), let repository = repository(around: folder) else { return nil }
    var outer = folder
    while outer != repository {
      outer = Path.folder(of: outer)
      if hasConfiguration(outer) { return outer }
    }
    return nil
  }

  /// Whether a folder holds an Xcode project, or what one is made from.
  package static func isXcodeProject(_ folder: String) -> Bool {
    guard let entries = try? entries(in: folder) else { return false }
    return entries.contains { isXcodeMark($0.name, in: folder) }
  }

  /// Whether a name in a folder makes it an Xcode project.
  static func isXcodeMark(_ name: String, in folder: String) -> Bool {
    if name.utf8.last == UInt8(ascii: "j") { return name.hasSuffix(".xcodeproj") }
    if name.utf8.last == UInt8(ascii: "e") { return name.hasSuffix(".xcworkspace") }
    // Asked of all files, of which hardly one begins as these do.
    switch name.utf8.first {
    case UInt8(ascii: "p"): return name == "project.yml" || name == "project.yaml"
    case UInt8(ascii: "P"), UInt8(ascii: "W"):
      return (name == "Project.swift" || name == "Workspace.swift")
        && holds("import ProjectDescription", Path.join(folder, name))
    default: return false
    }
  }

  /// Whether a file that is called as a manifest is one: an app may have a type `Package`.
  package static func isManifest(_ path: String) -> Bool {
    guard let bytes = try? contents(of: path) else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    return bytes.isEmpty || text.contains("swift-tools-version")
      || text.contains("import PackageDescription")
  }

  private static func holds(_ words: String, _ path: String) -> Bool {
    (try? contents(of: path)).map { String(decoding: $0, as: UTF8.self).contains(words) }
      ?? false
  }
}
