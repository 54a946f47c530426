import DependencyGraph
import FileSystem
import Findings
import HasConfiguration
import Projects
import SwiftProgram

/// Finds the sources of a project that has no configuration, and what one has to say for them.
struct InitialSources {
  let mark: ProjectMark?
  /// The Xcode projects; `nil` where there are none.
  private(set) var survey: XcodeSurvey?
  private(set) var draft = ConfigurationDraft()
  /// The reasons why the draft has sources.
  private(set) var causes: [InitialRemark] = []
  private(set) var remarks: [InitialRemark] = []

  private let root: String
  private let workingDirectory: String

  /// - Parameters:
  ///   - root: The folder of the project; absolute, without links.
  ///   - workingDirectory: Where printed paths begin; absolute, without links.
  init(root: String, workingDirectory: String) {
    self.root = root
    self.workingDirectory = workingDirectory
    mark = Disk.projectMark(of: root)
  }

  /// A path to print.
  func shown(_ path: String) -> String {
    let shown = Path.relative(from: workingDirectory, to: path)
    return shown.isEmpty ? "." : shown
  }

  /// The settings of the project with a draft for its configuration.
  func settings(for draft: ConfigurationDraft) throws(WorkspaceError) -> Settings {
    try Settings(
      proposing: Array(draft.text.utf8), root: root, workingDirectory: workingDirectory)
  }

  /// The sources; `nil` where there is no Swift file.
  mutating func find() throws(WorkspaceError) -> FoundSources? {
    guard let mark, mark.isBuilt else { return try findInFolders() }
    let found = try? ModuleFinder(settings(for: draft)).find()
    remarks += found?.remarksOfManifests.map(InitialRemark.manifest) ?? []
    guard Disk.isXcodeProject(root) else { return found }
    let survey = XcodeSurvey(below: root)
    self.survey = survey
    remarks += survey.unread.map {
      .unreadProject(path: shown($0.path), reason: $0.fault.reason)
    }
    if survey.projects.isEmpty, survey.unread.isEmpty { remarks.append(.noProjectFile) }
    let outside = Set(survey.projects.flatMap(\.localPackages)).filter {
      Path.below(root, $0) == nil && Disk.isPackage($0)
    }
    if !outside.isEmpty { remarks.append(.packagesOutside(folders: outside.sorted().map(shown))) }
    guard let found else { return nil }
    return compare(found, with: survey)
  }

  // MARK: Xcode projects

  /// Drafts sources if what was found is not what the projects say.
  private mutating func compare(
    _ found: FoundSources, with survey: XcodeSurvey
  ) -> FoundSources {
    let misread = survey.misread(in: modules(of: found))
    guard !misread.files.isEmpty || misread.testFiles > 0 else { return found }
    let ambiguous = survey.ambiguousModules
    guard ambiguous.isEmpty else {
      remarks += ambiguous.map { sameName($0, in: survey) }
      return found
    }
    let folders = SourceFolders(below: root, survey)
    let entries = SourceEntries(for: folders, survey)
    var draft = ConfigurationDraft()
    draft.sources = sources(entries.entries, folders.packages, survey)
    draft.exclude = entries.excluded.map(written)
    guard let better = try? ModuleFinder(settings(for: draft)).find() else { return found }
    let left = survey.misread(in: modules(of: better))
    let count = { (files: [XcodeSurvey.Misread]) in files.reduce(0) { $0 + $1.count } }
    guard count(left.files) + left.testFiles < count(misread.files) + misread.testFiles else {
      remarks += misread.files.map { mixed($0, survey) }
      return found
    }
    self.draft = draft
    causes = misread.files.map { cause($0, survey) }
    if misread.testFiles > 0 { causes.append(.tests(count: misread.testFiles)) }
    remarks += left.files.map { mixed($0, survey) }
    return better
  }

  /// Packages as one glob where all folders beside them are packages too.
  private func globbed(_ packages: [String]) -> [String] {
    var paths: [String] = []
    for (folder, packages) in Dictionary(grouping: packages, by: Path.folder).sorted(by: {
      $0.key < $1.key
    }) {
      let isWhole =
        folder != root && packages.count > 2
        && packages.count == XcodeSurvey.subfolders(of: folder).count
      paths += isWhole ? [Path.join(relative(folder), "*")] : packages.map(relative)
    }
    return paths
  }

  private func sources(
    _ entries: [SourceEntries.Entry], _ packages: [String], _ survey: XcodeSurvey
  ) -> [ConfigurationDraft.Source] {
    let targets = entries.map { entry in
      let target = survey.targets[entry.target]
      let isolation = target.defaultIsolation == .mainActor ? target.defaultIsolation : nil
      return ConfigurationDraft.Source(
        path: relative(entry.folder), module: target.moduleName, defaultIsolation: isolation)
    }
    let others = packages.filter { package in
      !entries.contains { Path.below($0.folder, package) != nil }
    }
    let isPackage = Disk.isPackage(root)
    return (isPackage ? [ConfigurationDraft.Source(path: ".")] : []) + targets
      + globbed(others).map { ConfigurationDraft.Source(path: $0) }
  }

  /// The module of each file, by its path without links.
  private func modules(
    of found: FoundSources
  ) -> [String: (name: String, settings: ModuleSettings)] {
    var modules: [String: (name: String, settings: ModuleSettings)] = [:]
    for module in found.modules {
      for file in module.files {
        modules[Path.normalized(Path.join(workingDirectory, file))] = (module.name, module.settings)
      }
    }
    return modules
  }

  private func relative(_ path: String) -> String {
    let relative = Path.relative(from: root, to: path)
    return relative.isEmpty ? "." : relative
  }

  /// A path as a glob that fits nowhere else.
  private func written(_ path: String) -> String {
    let relative = relative(path)
    return relative.contains("/") ? relative : "./\(relative)"
  }

  // MARK: Facts to tell

  private func cause(_ misread: XcodeSurvey.Misread, _ survey: XcodeSurvey) -> InitialRemark {
    let target = survey.targets[misread.target]
    guard !misread.isOfIsolation else {
      return .isolation(
        target: target.name, target.defaultIsolation ?? .nonisolated, count: misread.count)
    }
    return .misread(
      target: target.name, module: misread.module, folder: shown(misread.folder),
      count: misread.count)
  }

  private func mixed(_ misread: XcodeSurvey.Misread, _ survey: XcodeSurvey) -> InitialRemark {
    .mixed(
      target: survey.targets[misread.target].name, module: misread.module,
      folder: shown(misread.folder), count: misread.count)
  }

  private func sameName(_ module: String, in survey: XcodeSurvey) -> InitialRemark {
    let projects = survey.projects.filter { project in
      project.targets.contains { !$0.isForTests && $0.moduleName == module }
    }
    return .sameName(
      module: module, folders: projects.map { shown(Path.folder(of: $0.path)) })
  }

  // MARK: Folders without a project

  /// The folders in a folder that nothing says anything of: each with Swift files is a module.
  private mutating func findInFolders() throws(WorkspaceError) -> FoundSources? {
    // Outside of a repository, nothing else says how far up a project may be looked for.
    let around = [Path.folder(of: root), Path.folder(of: Path.folder(of: root))]
    if let project = around.first(where: Disk.isXcodeProject) {
      remarks.append(.projectAround(folder: shown(project)))
      return nil
    }
    let projects = XcodeSurvey.projectFolders(below: root)
    guard projects.isEmpty else {
      remarks.append(.projectsBelow(folders: projects.map(shown)))
      return nil
    }
    let hasFiles = ((try? Disk.entries(in: root)) ?? []).contains { Path.isSwiftFile($0.name) }
    let folders = XcodeSurvey.subfolders(of: root).filter {
      !XcodeNames.isForTests($0) && !XcodeNames.isOther($0)
        && !SwiftFiles.below(Path.join(root, $0)).isEmpty
    }
    guard hasFiles || !folders.isEmpty else { return nil }
    draft.sources = (hasFiles ? ["."] : folders).map { ConfigurationDraft.Source(path: $0) }
    causes = [.noProject(folders: hasFiles ? ["."] : folders)]
    return try ModuleFinder(settings(for: draft)).find()
  }
}

extension FoundSources {
  /// The remarks on computed values in manifests; the isolation of modules is reported elsewhere.
  fileprivate var remarksOfManifests: [String] {
    remarks.filter { $0.contains("Package") && $0.contains(".swift:") }
  }
}

extension XcodeProjectFault {
  fileprivate var reason: String {
    switch self {
    case .unreadable(let error): error.reason
    case .isXML: "it is written as XML; Xcode writes it anew when you open and save it"
    case .malformed(let error): "line \(error.line): \(error.message)"
    }
  }
}
