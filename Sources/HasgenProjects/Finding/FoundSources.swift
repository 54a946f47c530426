import HasgenProgram
import HasgenReading

/// The Swift files that a request is about, not yet read.
package struct FoundSources: Sendable {
  /// The files that see each other without an import.
  package struct Module: Sendable {
    /// The name of the module in imports.
    package let name: String
    /// The paths to print, sorted.
    package internal(set) var files: [String]
    /// The folders that its files were looked for in, at least one.
    package internal(set) var roots: [ModuleRoot]

    /// The settings of its build.
    package var settings: ModuleSettings { roots[0].settings }
    /// True if the module belongs to a package that the project depends on. It matters only if a
    /// file imports it.
    package var isDependency: Bool { roots[0].isDependency }
    /// The path to print of its folder; for a target of an Xcode project, of the outermost folder
    /// with the most of its files.
    package var folder: String {
      guard roots[0].project != nil else { return Path.normalized(roots[0].shown) }
      func fileCount(in folder: String) -> Int { files.count { $0.hasPrefix("\(folder)/") } }
      let folders = Path.outermostFolders(of: files)
      return folders.max { fileCount(in: $0) < fileCount(in: $1) } ?? "."
    }
    /// True if a manifest or an Xcode project defines the module. Then hasgen has looked for all
    /// modules that it can import.
    package var isOfProject: Bool {
      roots[0].origin == .package || roots[0].origin == .xcodeProject
    }
  }

  /// The modules, sorted by name and files.
  package internal(set) var modules: [Module]
  /// The source folders without links, absolute: generated files may be in them.
  package let folders: [String]
  /// The errors of manifests, and of folders and names that could not be read.
  package let unreadable: [Diagnostic]
  /// True if whole projects were read. Otherwise, neighbouring folders may hold more modules.
  package let isWhole: Bool
  /// The folders of test targets, without links, with the settings of their modules.
  package let tests: [String: ModuleSettings]
  /// The targets of Xcode projects, tests included.
  var targets: [XcodeTarget] = []

  /// Returns some of the modules.
  ///
  /// - Parameter isKept: Returns true for the index of a module to keep.
  package func keeping(where isKept: (Int) -> Bool) -> FoundSources {
    var copy = self
    copy.modules = modules.indices.filter(isKept).map { modules[$0] }
    return copy
  }

  /// The module with the innermost folder around a path; `nil` if no module has a folder around it.
  ///
  /// - Parameter path: Absolute, without links.
  package func module(around path: String) -> Module? {
    let near = modules.flatMap { module in
      module.roots.compactMap { $0.nearness(to: path) }.map { (module, nearness: $0) }
    }
    return near.max { $0.nearness < $1.nearness }?.0
  }

  /// Adds a new file to the module of another file.
  package mutating func addFile(_ file: String, inModuleOf neighbour: String) {
    for index in modules.indices where modules[index].files.contains(neighbour) {
      modules[index].files = (modules[index].files + [file]).sorted()
    }
  }

  /// A warning if hasgen writes into modules whose default isolation it cannot read from the
  /// manifest or the Xcode project.
  package func isolationWarnings(writing paths: [String]) -> [Diagnostic] {
    let folders = Set(paths.map(Path.folder))
    let unknown = modules.filter { module in
      module.roots[0].manifestOfIsolation != nil
        && module.files.contains { folders.contains(Path.folder(of: $0)) }
    }
    guard !unknown.isEmpty else { return [] }
    let manifests = Set(unknown.compactMap { $0.roots[0].manifestOfIsolation }).sorted()
    let names = unknown.map(\.name).quoted.inWords()
    let folder = unknown[0].folder
    let cure =
      unknown[0].roots[0].project == nil
      ? "list the modules as 'sources' in '\(ProjectMark.configurationFile)': "
        + "{ \"path\": \"\(folder)\", \"defaultIsolation\": \"MainActor\" }"
      : "give 'SWIFT_DEFAULT_ACTOR_ISOLATION' the same literal value in all its configurations"
    return [
      Diagnostic(
        .warning,
        "hasgen cannot read the default isolation of \(names) from "
          + "\(manifests.quoted.inWords()), and assumes 'nonisolated'",
        id: .computedManifest, note: cure)
    ]
  }
}
