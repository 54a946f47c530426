import DependencyGraph
import FileSystem
import Findings
import HasConfiguration
import Projects
import Resolution
import Scaffolding
import SwiftProgram

/// The findings of `init` in a folder, and what follows from them.
public struct Initialization: Sendable {
  /// The file that makes the folder a project.
  public enum Place: Sendable {
    case package
    case xcodeProject
    /// No project: a folder with Swift files.
    case folder
  }

  /// A module that was found.
  public struct Module: Sendable {
    /// The name that an import of it uses.
    public let name: String
    /// The number of its Swift files.
    public let fileCount: Int
  }

  /// A target of an Xcode project that has files.
  public struct Target: Sendable {
    /// The name that Xcode shows.
    public let name: String
    /// The name of its module.
    public let module: String
    /// Whether the target is a bundle of tests.
    public let isForTests: Bool
    /// The number of its Swift files.
    public let fileCount: Int
    /// The isolation of declarations that state none; `nil` where the project does not say.
    public let defaultIsolation: ModuleSettings.DefaultIsolation?
  }

  /// The file that makes it a project.
  public let place: Place
  /// The folder of the project, to print.
  public let folder: String
  /// The name of the package, or else of the folder.
  public let name: String
  /// The Xcode projects that were read, to print.
  public let projects: [String]
  /// The targets of the Xcode projects.
  public let targets: [Target]
  /// Whether a new file belongs to each target by itself.
  public let hasSynchronizedFolders: Bool
  /// The modules, as the configuration that is proposed has them.
  public let modules: [Module]
  /// The remarks on how modules are found.
  public let remarks: [InitialRemark]
  /// The reasons why the configuration has sources.
  public let causes: [InitialRemark]
  /// The declarations that look like Has-protocols and containers.
  public let suggestions: Suggestions
  /// The path of the configuration to write, to print.
  public let configurationPath: String
  /// The configuration that is there already, to print.
  public let existing: String?
  /// Whether the configuration on the disk has the very text of the draft.
  public let isSaidAlready: Bool
  /// The configuration to write.
  public let draft: ConfigurationDraft
  /// The plan of `generate` with that configuration; `nil` if there is nothing to read.
  public let plan: Plan?
  /// The reasons why there is no plan.
  public let problems: [Diagnostic]
  /// The folder of the project; absolute, without links.
  let root: String

  /// The number of files that were read.
  public var fileCount: Int { modules.reduce(0) { $0 + $1.fileCount } }

  /// The configuration as a change to the disk.
  public var change: Change {
    Change(
      path: configurationPath, before: nil, after: Array(draft.text.utf8),
      target: Path.join(root, Configuration.fileName))
  }

  /// Looks at the project around a folder; writes nothing.
  ///
  /// - Parameter workingDirectory: Absolute.
  public init(
    in workingDirectory: String
  ) throws(WorkspaceError) {
    let workingDirectory = Disk.realPath(of: workingDirectory) ?? workingDirectory
    let project = Disk.nearestProject(around: workingDirectory)
    let root = project?.folder ?? workingDirectory
    var finder = InitialSources(root: root, workingDirectory: workingDirectory)
    let found = try finder.find()
    let shown = { (path: String) in finder.shown(path) }

    self.root = root
    place =
      switch finder.mark {
      case .package: .package
      case .xcodeProject: .xcodeProject
      case .configuration, nil: .folder
      }
    folder = shown(root)
    name = Manifest.name(ofPackageIn: root) ?? Path.name(of: root)
    projects = finder.survey?.projects.map { shown($0.path) } ?? []
    targets = finder.survey?.targets.map(Target.init) ?? []
    hasSynchronizedFolders = finder.survey?.targets.allSatisfy(\.hasSynchronizedFolders) ?? false
    remarks = finder.remarks
    causes = finder.causes
    configurationPath = Path.normalized(Path.join(shown(root), Configuration.fileName))
    existing =
      Disk.hasConfiguration(root)
      ? configurationPath
      : Disk.configuration(aroundProject: root).map {
        shown(Path.join($0, Configuration.fileName))
      }

    guard let found else {
      isSaidAlready = false
      (modules, suggestions, draft) = ([], Suggestions(in: []), ConfigurationDraft())
      (plan, problems) = (nil, [])
      return
    }
    var sources = ReadSources(
      reading: found, workingDirectory: workingDirectory, detail: .outlines)
    _ = sources.keepImported(of: found)
    modules = sources.modules.filter { $0.fileCount > 0 }.map {
      Module(name: $0.name, fileCount: $0.fileCount)
    }
    suggestions = Suggestions(in: sources.modules)
    draft = finder.draft.naming(suggestions)
    let bytes = try? Disk.contents(of: Path.join(root, Configuration.fileName))
    isSaidAlready = existing != nil && bytes == Array(draft.text.utf8)
    do {
      let settings =
        existing == nil
        ? try finder.settings(for: draft)
        : try Settings(Request(workingDirectory: workingDirectory))
      plan = try Workspace(settings).plan()
      problems = []
    } catch {
      plan = nil
      problems = error.diagnostics
    }
  }
}

extension Manifest {
  /// The name that the manifest in a folder gives the package; `nil` where it gives none.
  static func name(ofPackageIn folder: String) -> String? {
    let bytes = (try? Disk.contents(of: Path.join(folder, "Package.swift"))) ?? []
    return bytes.withUnsafeBufferPointer { Manifest(reading: $0) }.name
  }
}

extension Initialization.Target {
  fileprivate init(_ target: XcodeTarget) {
    self.init(
      name: target.name, module: target.moduleName, isForTests: target.isForTests,
      fileCount: target.files.count, defaultIsolation: target.defaultIsolation)
  }
}

extension ConfigurationDraft {
  /// Returns the draft with the names of which the suggestions are sure.
  fileprivate func naming(_ suggestions: Suggestions) -> ConfigurationDraft {
    var draft = self
    if suggestions.affixes != [.standard] { draft.affixes = suggestions.affixes }
    if let container = suggestions.containerToName {
      draft.containers = [
        Container(
          name: container.name, module: container.isNameAmbiguous ? container.module : nil)
      ]
    }
    return draft
  }
}
