import Projects
import Findings
import SwiftProgram

/// The findings of `init` in a folder, and the configuration that follows from them. Paths are those
/// to print.
public struct Initialization: Sendable {
  /// The project with its folder: `package 'News'`.
  package let project: String
  /// The modules with their numbers of files, the largest first.
  package let modules: [(name: String, fileCount: Int)]
  /// The targets of Xcode projects, without those of tests.
  package let targets: [XcodeTarget]
  /// The number of targets of tests.
  package let testTargetCount: Int
  /// The remarks on the project, in lines.
  package let remarks: [String]
  /// The reasons why the configuration has sources, in lines.
  package let causes: [String]
  /// True if the user must choose a project.
  package let isUndecided: Bool
  /// The declarations that look like Has-protocols and containers.
  package let suggestions: Suggestions
  /// The path of the configuration to write.
  package let configurationPath: String
  /// The configuration that exists already.
  package let existing: String?
  /// The configuration to write.
  package let draft: ConfigurationDraft
  /// Whether nothing has to be written: the defaults are enough, or the existing file has this text.
  package let isSettled: Bool
  /// The plan of `generate` with that configuration; `nil` if there is nothing to read.
  package let plan: Plan?
  /// The reasons why there is no plan.
  package let problems: [Diagnostic]
  private let root: String

  /// Whether the configuration is to be written.
  package var mayWrite: Bool { existing == nil && !isSettled }

  /// The configuration as a change to the disk.
  package var change: Change {
    Change(
      path: configurationPath, before: nil, after: Array(draft.text.utf8),
      target: Path.join(root, Configuration.fileName))
  }

  /// Looks at the project around a folder; writes nothing.
  ///
  /// - Parameter workingDirectory: Absolute.
  package init(in workingDirectory: String) throws(WorkspaceError) {
    let workingDirectory = Disk.realPath(of: workingDirectory) ?? workingDirectory
    let root = Disk.nearestProject(around: workingDirectory)?.folder ?? workingDirectory
    let sources = try InitialSources(root: root, workingDirectory: workingDirectory)
    let targets = sources.survey?.targets ?? []
    self.root = root
    self.targets = targets.filter { !$0.isForTests }
    testTargetCount = targets.count { $0.isForTests }
    remarks = sources.remarks
    causes = sources.causes
    isUndecided = sources.isUndecided
    project = Self.project(sources, root: root)
    configurationPath = Path.normalized(Path.join(sources.shown(root), Configuration.fileName))
    existing =
      Disk.hasConfiguration(root)
      ? configurationPath
      : Disk.configuration(aroundProject: root).map {
        sources.shown(Path.join($0, Configuration.fileName))
      }

    guard let found = sources.found else {
      (modules, suggestions, draft) = ([], Suggestions(in: []), ConfigurationDraft())
      (isSettled, plan, problems) = (true, nil, [])
      return
    }
    var read = ReadSources(reading: found, workingDirectory: workingDirectory, detail: .outlines)
    _ = read.keepImported(of: found)
    modules = read.modules.filter { $0.fileCount > 0 }.map { ($0.name, $0.fileCount) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    suggestions = Suggestions(in: read.modules)
    draft = sources.draft.naming(suggestions)
    let bytes = try? Disk.contents(of: Path.join(root, Configuration.fileName))
    isSettled = draft.isEmpty || existing != nil && bytes == Array(draft.text.utf8)
    do {
      let settings =
        existing == nil
        ? try sources.settings(for: draft)
        : try Settings(Request(workingDirectory: workingDirectory))
      plan = try Workspace(settings).plan()
      problems = []
    } catch {
      plan = nil
      problems = error.diagnostics
    }
  }

  private static func project(_ sources: InitialSources, root: String) -> String {
    let place = sources.shown(root) == "." ? "" : " in '\(sources.shown(root))'"
    let projects = (sources.survey?.projects ?? []).map { "'\(sources.shown($0.path))'" }
    let names = projects.isEmpty ? "" : " \(projects.inWords(atMost: 4))"
    switch sources.mark {
    case .package:
      let name = Manifest.name(ofPackageIn: root) ?? Path.name(of: root)
      return "package '\(name)'" + (names.isEmpty ? place : " and Xcode project\(names)")
    case .xcodeProject: return "Xcode project" + (names.isEmpty ? place : names)
    case .configuration, nil: return "neither a package nor an Xcode project\(place)"
    }
  }
}

extension Manifest {
  /// The name that the manifest in a folder gives the package; `nil` if it gives none.
  static func name(ofPackageIn folder: String) -> String? {
    let bytes = (try? Disk.contents(of: Path.join(folder, "Package.swift"))) ?? []
    return bytes.withUnsafeBufferPointer { Manifest(reading: $0) }.name
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

extension Int {
  /// `1 file`, `2 files`; `2 properties`, with a plural of its own.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
  }
}
