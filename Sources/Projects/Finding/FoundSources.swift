import FileSystem
import Findings
import SwiftProgram

/// The Swift files that a request is about, not yet read.
package struct FoundSources: Sendable {
  /// The files that see each other without an import.
  package struct Module: Sendable {
    /// The name that an import of it uses.
    package let name: String
    /// The path to print of its folder.
    package let folder: String
    /// The paths to print, sorted.
    package let files: [String]
    /// The settings of its build.
    package let settings: ModuleSettings
    /// Whether a manifest or the layout of a project says what it is, so that all that it may see
    /// was looked for.
    package let isOfProject: Bool
    /// Whether the module matters only if it is imported.
    package let isDependency: Bool
    /// The folders that its files were looked for in; empty for single files.
    package let roots: [ModuleRoot]

    package init(
      name: String, folder: String, files: [String], settings: ModuleSettings = .unknown,
      isOfProject: Bool = false, isDependency: Bool = false
    ) {
      self.init(
        name: name, folder: folder, files: files, settings: settings, isOfProject: isOfProject,
        isDependency: isDependency, roots: [])
    }

    package init(
      name: String, folder: String, files: [String], settings: ModuleSettings,
      isOfProject: Bool, isDependency: Bool, roots: [ModuleRoot]
    ) {
      self.name = name
      self.folder = folder
      self.files = files
      self.settings = settings
      self.isOfProject = isOfProject
      self.isDependency = isDependency
      self.roots = roots
    }

    /// Returns the module with another file.
    package func adding(_ file: String) -> Module {
      Module(
        name: name, folder: folder, files: (files + [file]).sorted(), settings: settings,
        isOfProject: isOfProject, isDependency: isDependency, roots: roots)
    }
  }

  /// The part of a project that a run reads.
  package enum Coverage: Sendable {
    /// Whole projects.
    case projects
    /// Folders that belong to no project: whatever lies beside them is not known.
    case folders
    /// Single files that belong to no project: whatever stands beside them is not known.
    case files
  }

  /// The modules, sorted by name and files.
  package let modules: [Module]
  /// The source folders without links, absolute: generated files may stand in them.
  package let folders: [String]
  /// The folders and names that could not be read.
  package let unreadable: [Diagnostic]
  /// The part of the project that was found.
  package let coverage: Coverage
  /// The folders of test targets, without links, with the settings of their modules.
  package let tests: [String: ModuleSettings]
  /// The remarks of `--verbose` on how modules were found, in lines.
  package let remarks: [String]

  /// Returns some of the modules.
  ///
  /// - Parameter isKept: Is asked by the index of a module.
  package func keeping(where isKept: (Int) -> Bool) -> FoundSources {
    FoundSources(
      modules: modules.enumerated().filter { isKept($0.offset) }.map(\.element), folders: folders,
      unreadable: unreadable, coverage: coverage, tests: tests, remarks: remarks)
  }

  /// The module with the innermost folder around a path; `nil` if no module has a folder around it.
  ///
  /// - Parameter path: Absolute, without links.
  package func module(around path: String) -> Module? {
    modules.flatMap { module in
      module.roots.filter { Path.below($0.real, path) != nil }.map { (module, $0.real.count) }
    }.max { $0.1 < $1.1 }?.0
  }

  /// Returns the sources with new files in the modules of others.
  ///
  /// - Parameter files: The new files' paths, each with that of a file of its module.
  package func adding(_ files: [String: String]) -> FoundSources {
    guard !files.isEmpty else { return self }
    return FoundSources(
      modules: modules.map { module in
        files.filter { module.files.contains($0.value) }.keys.reduce(module) { $0.adding($1) }
      },
      folders: folders, unreadable: unreadable, coverage: coverage, tests: tests, remarks: remarks)
  }

  package init(
    modules: [Module], folders: [String], unreadable: [Diagnostic],
    coverage: Coverage = .projects, tests: [String: ModuleSettings] = [:], remarks: [String] = []
  ) {
    self.modules = modules
    self.folders = folders
    self.unreadable = unreadable
    self.coverage = coverage
    self.tests = tests
    self.remarks = remarks
  }
}
